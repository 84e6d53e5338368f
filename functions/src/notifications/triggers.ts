import { leadSchema } from '@parlance/domain/documents/chats/lead';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { handleEvent } from '../platform/log/handleEvent.ts';
import { whenServed } from '../platform/whenServed.ts';

const load = whenServed('onLeadCreated', () => import('./notifyMembers.ts'));

/** orgs/{orgId}/leads/{leadId} created: a visitor left a message. */
export const onLeadCreated = onDocumentCreated(
  { document: 'orgs/{orgId}/leads/{leadId}', retry: true },
  async (event) => {
    const { orgId, leadId } = event.params;
    const lead = leadSchema.safeParse(event.data?.data()).data;
    if (lead === undefined) return;
    const { chatbotId, chatId, message: excerpt } = lead;
    await handleEvent(event, { name: 'onLeadCreated', orgId, chatbotId }, async () => {
      const { notifyMembers } = await load();
      await notifyMembers({ orgId, chatbotId, event: 'lead', key: leadId, chatId, excerpt });
    });
  },
);
