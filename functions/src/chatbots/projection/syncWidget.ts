import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { projectWidget } from '../projectWidget.ts';

/**
 * Brings widgets/{chatbotId} in line with its chatbot and organization as they are now, whatever event called: reading
 * inside the transaction makes late and repeated events harmless. A chatbot that is gone takes its projection along.
 */
export async function syncWidget(orgId: string, chatbotId: string): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const chatbot = (await transaction.get(refs.chatbot(orgId, chatbotId))).data();
    const org = (await transaction.get(refs.org(orgId))).data();
    if (chatbot === undefined || org === undefined) {
      transaction.delete(refs.widget(chatbotId));
      return;
    }
    transaction.set(refs.widget(chatbotId), projectWidget(orgId, org, chatbot));
  });
}
