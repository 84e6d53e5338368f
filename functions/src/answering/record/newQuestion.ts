import { newMessage, type Message } from '@parlance/domain/documents/chats/message';
import type { Question } from '../question.ts';

/** A question as it is stored when it is asked for the first time. */
export function newQuestion({ visitor, text, askedAt, regenerates }: Question, charged: boolean): Message {
  const { chatbotId } = visitor;
  return { ...newMessage({ chatbotId, role: 'user', text, at: askedAt }), charged, regenerates };
}
