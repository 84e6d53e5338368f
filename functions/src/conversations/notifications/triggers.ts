import { leadSchema } from '@parlance/domain/documents/chats/lead';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { BACKGROUND } from '../../kernel/platform/sizes/BACKGROUND.ts';
import { handleEvent } from '../../kernel/platform/log/handleEvent.ts';
import { whenServed } from '../../kernel/platform/whenServed.ts';

const load = whenServed('onLeadCreated', async () => {
  const [{ notifyOfLead }, { queueLead }, { tellTeamChats }] = await Promise.all([
    import('./notifyOfLead.ts'),
    import('../../delivery/queueLead.ts'),
    import('../../delivery/tellTeamChats.ts'),
  ]);
  return { notifyOfLead, queueLead, tellTeamChats };
});

/** orgs/{orgId}/leads/{leadId} created: a visitor left a message. */
export const onLeadCreated = onDocumentCreated(
  { document: 'orgs/{orgId}/leads/{leadId}', retry: true, ...BACKGROUND },
  async (event) => {
    const { orgId, leadId } = event.params;
    const lead = leadSchema.safeParse(event.data?.data()).data;
    if (lead === undefined) return;
    await handleEvent(event, { name: 'onLeadCreated', orgId, chatbotId: lead.chatbotId }, async () => {
      const { notifyOfLead, queueLead, tellTeamChats } = await load();
      await queueLead(orgId, leadId, lead.createdAt);
      const { chatbotId, chatId } = lead;
      await tellTeamChats(orgId, { topic: 'leads', chatbotId, chatId, leadId, key: leadId });
      await notifyOfLead(orgId, leadId, lead);
    });
  },
);
