import { createHmac } from 'node:crypto';
import type { Usage } from '@parlance/domain/documents/organizations/usage';
import { MINUTE_MS } from '@parlance/domain/durations';
import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import { visitorTokenSecret } from '../../platform/config.ts';
import { FULL_MINUTES } from './FULL_MINUTES.ts';

type Minute = NonNullable<Usage['minute']>;

const HASH = 12;

/** Who asks: the address prefix, and the chatbot with what it takes in a minute. */
export interface Asker {
  address: string;
  chatbotId: string;
  questionsPerMinute: number;
}

/**
 * The organization's present minute with one question more. Throws `rate-limited` for one beyond the limit of the address,
 * the chatbot or the organization. Members can read the counter, so an address stands in it as a hash that only the server
 * can make, another one every minute.
 */
export function countInMinute(
  present: Usage['minute'],
  { address, chatbotId, questionsPerMinute }: Asker,
  now: Date,
): Minute {
  const start = Math.floor(now.getTime() / MINUTE_MS);
  const minute = present?.start === start ? present : { start, total: 0, chatbots: {}, addresses: {} };
  const who = createHmac('sha256', visitorTokenSecret.value())
    .update(`${address}|${start}`)
    .digest('hex')
    .slice(0, HASH);
  const ofAddress = minute.addresses[who] ?? 0;
  const ofChatbot = minute.chatbots[chatbotId] ?? 0;
  if (ofAddress >= LIMITS.addressQuestionsPerMinute) throw new AppError('rate-limited');
  if (ofChatbot >= questionsPerMinute || minute.total >= LIMITS.orgQuestionsPerMinute) {
    FULL_MINUTES.note(chatbotId, now);
    throw new AppError('rate-limited');
  }
  return {
    start,
    total: minute.total + 1,
    chatbots: { ...minute.chatbots, [chatbotId]: ofChatbot + 1 },
    addresses: { ...minute.addresses, [who]: ofAddress + 1 },
  };
}
