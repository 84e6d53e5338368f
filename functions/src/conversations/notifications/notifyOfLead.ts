import type { Lead } from '@parlance/domain/documents/chats/lead';
import { refs } from '../../kernel/platform/refs.ts';
import { notifyMembers } from '../notifyMembers.ts';

/** Queues the mails about a new lead. One that was deleted meanwhile is in no mail: its event may come late, and again. */
export async function notifyOfLead(orgId: string, leadId: string, lead: Lead): Promise<void> {
  if (!(await refs.lead(orgId, leadId).get()).exists) return;
  const { chatbotId, chatId, message: excerpt } = lead;
  await notifyMembers({ orgId, chatbotId, event: 'lead', key: leadId, chatId, leadId, excerpt });
}
