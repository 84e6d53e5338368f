import type { Message } from '@parlance/domain/documents/message';
import { refs } from '../platform/refs.ts';
import { notifyMembers } from './notifyMembers.ts';

const HOUR_MS = 3_600_000;

interface Place {
  orgId: string;
  chatId: string;
  /** Of the answer. */
  messageId: string;
}

/**
 * Tells the members of an answer that was rated down, or that says that the sources do not say: the latter at most once an
 * hour for each chatbot. `before` is undefined for an answer that is new.
 */
export async function tellOfMessage(place: Place, before: Message | undefined, after: Message): Promise<void> {
  const { orgId, chatId, messageId } = place;
  const { chatbotId, comment } = after;
  const about = { orgId, chatbotId, chatId };
  if (after.rating === 'negative' && before?.rating !== 'negative') {
    const excerpt = comment === '' ? await questionOf(place) : comment;
    await notifyMembers({ ...about, event: 'disliked', key: `${chatId}-${messageId}`, excerpt });
  }
  if (after.verdict === 'refused' && before?.verdict !== 'refused') {
    const key = String(Math.floor(after.at.getTime() / HOUR_MS));
    await notifyMembers({ ...about, event: 'unanswered', key, excerpt: await questionOf(place) });
  }
}

/** What an answer was given to. */
async function questionOf({ orgId, chatId, messageId }: Place): Promise<string> {
  const questionId = messageId.replace(/-a$/, '');
  return (await refs.message(orgId, chatId, questionId).get()).data()?.text ?? '';
}
