import { isLive } from '@parlance/domain/billing/isLive';
import type { Subscription } from '@parlance/domain/documents/billing/subscription';

/**
 * True iff `next` is what an organization's document should say rather than `current`: news of the same subscription, one that
 * runs rather than one that has ended, else the newer one. In whatever order they come, the same one stays.
 */
export function replaces(current: Subscription | null, next: Subscription): boolean {
  if (current === null || current.id === next.id) return true;
  if (isLive(next) !== isLive(current)) return isLive(next);
  if (next.createdAt.getTime() === current.createdAt.getTime()) return next.id > current.id;
  return next.createdAt > current.createdAt;
}
