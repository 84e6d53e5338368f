import { type Chatbot, newChatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { admin } from './admin.ts';

/** A chatbot, written past the callables. The trigger makes its projection. */
export async function makeChatbot(orgId: string, overrides: Partial<Chatbot> = {}): Promise<string> {
  const chatbotId = newId();
  const now = new Date();
  const chatbot: Chatbot = { ...newChatbot('Guide', ''), createdAt: now, ...overrides };
  await admin.db.doc(paths.chatbot(orgId, chatbotId)).set(chatbot);
  return chatbotId;
}
