import type { Viewer } from '@parlance/domain/documents/chats/viewer';
import type { Stored } from '#web/lib/live.ts';
import { PRESENCE } from './PRESENCE.ts';

/**
 * Members who have a conversation open beside oneself, the latest first. Who is still there is told by one's own entry, which is
 * of the last minute by the server's clock: the browser's may be wrong. None without it.
 */
export function othersOf(viewers: readonly Stored<Viewer>[], uid: string): readonly Stored<Viewer>[] {
  const own = viewers.find(({ id }) => id === uid);
  if (own === undefined) return [];
  const oldest = own.at.getTime() - PRESENCE.staleMs;
  return viewers.filter(({ id, at }) => id !== uid && at.getTime() >= oldest);
}
