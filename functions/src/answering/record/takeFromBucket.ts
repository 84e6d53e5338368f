import type { Chat } from '@parlance/domain/documents/chats/chat';
import { MINUTE_MS } from '@parlance/domain/durations';
import { AppError } from '@parlance/domain/errors';

/**
 * One question taken from what a chat may ask: `max` at once, filling up again evenly within a minute. Throws
 * `rate-limited`.
 */
export function takeFromBucket(
  rateBucket: Chat['rateBucket'],
  max: number,
  now: Date,
): NonNullable<Chat['rateBucket']> {
  const elapsed = rateBucket === null ? 0 : Math.max(0, now.getTime() - rateBucket.at.getTime());
  const left = rateBucket === null ? max : Math.min(max, rateBucket.left + (elapsed * max) / MINUTE_MS);
  if (left < 1) throw new AppError('rate-limited');
  return { left: left - 1, at: now };
}
