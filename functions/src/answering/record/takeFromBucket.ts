import type { Chat } from '@parlance/domain/documents/chats/chat';
import { MINUTE_MS } from '@parlance/domain/durations';
import { AppError } from '@parlance/domain/errors';

/**
 * One question taken from what a chat may ask: `max` at once, filling up again evenly within a minute. Throws
 * `rate-limited`.
 */
export function takeFromBucket(pace: Chat['pace'], max: number, now: Date): NonNullable<Chat['pace']> {
  const elapsed = pace === null ? 0 : Math.max(0, now.getTime() - pace.at.getTime());
  const left = pace === null ? max : Math.min(max, pace.left + (elapsed * max) / MINUTE_MS);
  if (left < 1) throw new AppError('rate-limited');
  return { left: left - 1, at: now };
}
