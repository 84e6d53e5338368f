import { refs } from '../platform/refs.ts';
import { chatbotPageSchema } from './pageSchema.ts';
import { presentLead } from './presentLead.ts';
import { type ApiPage, readPage } from './readPage.ts';

/** GET /api/v1/leads: the leads as `presentLead` shows them, newest first. */
export async function listLeads(orgId: string, query: unknown): Promise<ApiPage> {
  const { chatbotId, ...page } = chatbotPageSchema.parse(query);
  const leads = refs.leads(orgId);
  const newest = leads.orderBy('createdAt', 'desc');
  const wanted = chatbotId === undefined ? newest : newest.where('chatbotId', '==', chatbotId);
  return readPage(leads, wanted, page, (document) => presentLead(document.id, document.data()));
}
