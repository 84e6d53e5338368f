import { DAY_MS, HOUR_MS } from '@parlance/domain/durations';
import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import { takeRateLimit } from '../../kernel/platform/limits/takeRateLimit.ts';
import { refs } from '../../kernel/platform/refs.ts';
import type { Arrival } from './Arrival.ts';

/**
 * True of a message that the chatbot may answer by itself. It reads no files, and nothing longer than its questions: cut, that would be lost in part.
 * By mail it answers nobody who is not who they say, and one address so often alone that two programs which answer each other come to an end.
 * An attempt that is repeated counts again.
 */
export async function mayAnswer({ channel, inbound, message, thread, orgId }: Arrival): Promise<boolean> {
  if (message.files.length > 0 || message.text.length > LIMITS.visitorMessageCharacters) return false;
  if (channel.account.kind !== 'email') return true;
  if (message.isForged === true) return false;
  const chat = (await refs.chat(orgId, thread.chatId).get()).data();
  // A question and its answer are two.
  if (chat !== undefined && chat.messageCount >= 2 * LIMITS.automaticRepliesPerThread) return false;
  const key = `mail:${inbound.channelId}:${message.sender}`;
  try {
    await takeRateLimit(key, LIMITS.automaticRepliesPerHour, HOUR_MS);
    await takeRateLimit(key, LIMITS.automaticRepliesPerDay, DAY_MS);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'rate-limited') return false;
    throw error;
  }
}
