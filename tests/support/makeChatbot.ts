import { type Chatbot, newChatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { orgSchema } from '@parlance/domain/documents/organizations/org';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { projectWidget } from '../../functions/src/chatbots/projectWidget.ts';
import { admin } from './admin.ts';

/** A chatbot with its projection for visitors, written past the callables. */
export async function makeChatbot(orgId: string, overrides: Partial<Chatbot> = {}): Promise<string> {
  const chatbotId = newId();
  const chatbot: Chatbot = { ...newChatbot('Guide', ''), createdAt: new Date(), ...overrides };
  const org = orgSchema.safeParse((await admin.db.doc(paths.org(orgId)).get()).data()).data;
  const batch = admin.db.batch();
  batch.set(admin.db.doc(paths.chatbot(orgId, chatbotId)), chatbot);
  if (org !== undefined) batch.set(admin.db.doc(paths.widget(chatbotId)), projectWidget(orgId, org, chatbot));
  await batch.commit();
  return chatbotId;
}
