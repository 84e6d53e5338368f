import { answerIdOf } from '@parlance/domain/widget/answerId';
import { chatSchema } from '@parlance/domain/documents/chats/chat';
import { messageSchema } from '@parlance/domain/documents/chats/message';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { admin } from '../../../support/admin.ts';

/** A chat with a question and its answer, written past the callables. */
export async function storedAnswer(orgId: string, chatbotId: string): Promise<{ chatId: string; messageId: string }> {
  const chatId = newId();
  const questionId = newId();
  const messageId = answerIdOf(questionId);
  const common = {
    chatbotId,
    at: new Date(),
    citations: [],
    rating: null,
    revised: false,
    provider: null,
    model: null,
    tokens: null,
    latencyMs: null,
  };
  const question = messageSchema.parse({ ...common, role: 'user', text: 'What does it cost?', verdict: null });
  const answer = messageSchema.parse({ ...common, role: 'assistant', text: 'Nothing.', verdict: 'answered' });
  const chat = chatSchema.parse({
    chatbotId,
    channel: 'widget',
    mode: 'bot',
    locale: 'en',
    origin: '',
    category: null,
    sentiment: null,
    messageCount: 2,
    rating: null,
    lastMessage: question.text,
    lastMessageAt: common.at,
    createdAt: common.at,
    unread: true,
    lastAnswerId: messageId,
    turns: [],
  });
  await Promise.all([
    admin.db.doc(paths.chat(orgId, chatId)).set(chat),
    admin.db.doc(paths.message(orgId, chatId, questionId)).set(question),
    admin.db.doc(paths.message(orgId, chatId, messageId)).set(answer),
  ]);
  return { chatId, messageId };
}
