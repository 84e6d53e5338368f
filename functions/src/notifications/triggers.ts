import { leadSchema } from '@parlance/domain/documents/chats/lead';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { handleEvent } from '../platform/log/handleEvent.ts';
import { whenServed } from '../platform/whenServed.ts';

const load = whenServed('onLeadCreated', () => import('./notifyOfLead.ts'));

/** orgs/{orgId}/leads/{leadId} created: a visitor left a message. */
export const onLeadCreated = onDocumentCreated(
  { document: 'orgs/{orgId}/leads/{leadId}', retry: true },
  async (event) => {
    const { orgId, leadId } = event.params;
    const lead = leadSchema.safeParse(event.data?.data()).data;
    if (lead === undefined) return;
    await handleEvent(event, { name: 'onLeadCreated', orgId, chatbotId: lead.chatbotId }, async () => {
      const { notifyOfLead } = await load();
      await notifyOfLead(orgId, leadId, lead);
    });
  },
);
