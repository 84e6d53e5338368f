import { answerIdOf } from '@parlance/domain/widget/answerId';
import { chatSchema } from '@parlance/domain/documents/chats/chat';
import {
  type AnswerMessage,
  newAnswerMessage,
  newVisitorMessage,
  type VisitorMessage,
} from '@parlance/domain/documents/chats/message';
import { MINUTE_MS } from '@parlance/domain/durations';
import { newId } from '@parlance/domain/ids';
import type { Locale } from '@parlance/domain/locales';
import { paths } from '@parlance/domain/paths';
import { db } from './db.ts';

/** A question, and what was answered to it; without an answer it is one that failed. */
export interface StoredTurn {
  question: Partial<VisitorMessage> & Pick<VisitorMessage, 'text'>;
  answer?: Partial<AnswerMessage> & Pick<AnswerMessage, 'text'>;
}

const TURN_MS = MINUTE_MS;

/** A conversation with a chatbot, written past the callables: one turn a minute, the last one a minute ago. Returns its id. */
export async function storedChat(
  { orgId, chatbotId, locale }: { orgId: string; chatbotId: string; locale: Locale },
  turns: readonly StoredTurn[],
): Promise<string> {
  const chatId = newId();
  const startedAt = new Date(Date.now() - turns.length * TURN_MS);
  const batch = db.batch();
  for (const [index, { question, answer }] of turns.entries()) {
    const id = newId();
    const at = new Date(startedAt.getTime() + index * TURN_MS);
    const said = newVisitorMessage({ chatbotId, at, ...question });
    batch.set(db.doc(paths.message(orgId, chatId, id)), said);
    if (answer === undefined) continue;
    const later = new Date(at.getTime() + 1000);
    const given = newAnswerMessage({ chatbotId, at: later, verdict: 'answered', ...answer });
    batch.set(db.doc(paths.message(orgId, chatId, answerIdOf(id))), given);
  }
  const chat = chatSchema.parse({
    chatbotId,
    channel: 'widget',
    mode: 'bot',
    locale,
    origin: 'https://shop.example',
    category: null,
    sentiment: null,
    messageCount: turns.length * 2,
    rating: turns.at(-1)?.answer?.rating ?? null,
    lastMessage: turns.at(-1)?.question.text ?? '',
    lastMessageAt: new Date(),
    createdAt: startedAt,
    unread: false,
    lastAnswerId: null,
    turns: [],
  });
  batch.set(db.doc(paths.chat(orgId, chatId)), chat);
  await batch.commit();
  return chatId;
}
