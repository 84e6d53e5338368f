import { leadSchema } from '@parlance/domain/documents/chats/lead';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { onSchedule } from 'firebase-functions/scheduler';
import { notifyMembers } from './notifyMembers.ts';
import { sendDigests as send } from './sendDigests.ts';
import { tellOfUnanswered } from './tellOfUnanswered.ts';

/** orgs/{orgId}/leads/{leadId} created: a visitor left a message. */
export const onLeadCreated = onDocumentCreated(
  { document: 'orgs/{orgId}/leads/{leadId}', retry: true },
  async (event) => {
    const { orgId, leadId } = event.params;
    const lead = leadSchema.safeParse(event.data?.data()).data;
    if (lead === undefined) return;
    const { chatbotId, chatId, message: excerpt } = lead;
    await notifyMembers({ orgId, chatbotId, event: 'lead', key: leadId, chatId, excerpt });
  },
);

/**
 * Every hour: the digests of the organizations where it is eight o'clock, and the questions that found no answer in the last
 * hour. A trigger on messages would run with every one of them.
 */
export const sendDigests = onSchedule({ schedule: '0 * * * *', timeoutSeconds: 300 }, async () => {
  await send();
  await tellOfUnanswered();
});
