import { newChatbot } from '@parlance/domain/documents/chatbot';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { db } from './db.ts';

/** A chatbot of an organization, as it is right after it was made. */
export async function newChatbotIn(orgId: string): Promise<string> {
  const chatbotId = newId();
  const now = new Date();
  await db.doc(paths.chatbot(orgId, chatbotId)).set({ ...newChatbot('Guide', ''), createdAt: now });
  await db.doc(paths.org(orgId)).update({ chatbotCount: 1 });
  return chatbotId;
}
