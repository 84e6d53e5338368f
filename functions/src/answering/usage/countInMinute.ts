import type { Usage } from '@parlance/domain/documents/organizations/usage';
import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import { FULL_MINUTES } from './FULL_MINUTES.ts';
import { type Asker, minuteOf } from './minuteOf.ts';

/**
 * The organization's present minute with one question more. Throws `rate-limited` for one beyond the limit of the address,
 * the chatbot or the organization.
 */
export function countInMinute(present: Usage['minute'], asker: Asker, now: Date): NonNullable<Usage['minute']> {
  const { chatbotId, questionsPerMinute } = asker;
  const { minute, who } = minuteOf(present, asker, now);
  const ofAddress = minute.addresses[who] ?? 0;
  const ofChatbot = minute.chatbots[chatbotId] ?? 0;
  if (ofAddress >= LIMITS.addressQuestionsPerMinute) throw new AppError('rate-limited');
  if (ofChatbot >= questionsPerMinute || minute.total >= LIMITS.orgQuestionsPerMinute) {
    FULL_MINUTES.note(chatbotId, now);
    throw new AppError('rate-limited');
  }
  return {
    start: minute.start,
    total: minute.total + 1,
    chatbots: { ...minute.chatbots, [chatbotId]: ofChatbot + 1 },
    addresses: { ...minute.addresses, [who]: ofAddress + 1 },
  };
}
