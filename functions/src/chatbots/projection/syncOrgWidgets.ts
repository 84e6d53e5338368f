import { paths } from '@parlance/domain/paths';
import { db } from '../../kernel/platform/app.ts';
import { syncWidget } from './syncWidget.ts';

/** Brings the projections of all chatbots of an organization in line: a plan or a name has changed. At most a handful by plan. */
export async function syncOrgWidgets(orgId: string): Promise<void> {
  const chatbots = await db.collection(paths.chatbots(orgId)).select().get();
  await Promise.all(chatbots.docs.map((chatbot) => syncWidget(orgId, chatbot.id)));
}
