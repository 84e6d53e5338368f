import { newChatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { orgSchema } from '@parlance/domain/documents/organizations/org';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { projectWidget } from '../../../functions/src/chatbots/projectWidget.ts';
import { db } from './db.ts';

/** A chatbot of an organization, as it is right after it was made. */
export async function newChatbotIn(orgId: string): Promise<string> {
  const chatbotId = newId();
  const ref = db.doc(paths.org(orgId));
  const org = orgSchema.parse((await ref.get()).data());
  const chatbot = { ...newChatbot('Guide', ''), createdAt: new Date() };
  const batch = db.batch();
  batch.set(db.doc(paths.chatbot(orgId, chatbotId)), chatbot);
  batch.set(db.doc(paths.widget(chatbotId)), projectWidget(orgId, org, chatbot));
  batch.update(ref, { chatbotCount: 1 });
  await batch.commit();
  return chatbotId;
}
