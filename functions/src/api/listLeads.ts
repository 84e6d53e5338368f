import { refs } from '../platform/refs.ts';
import { chatbotPageSchema } from './pageSchema.ts';
import { type ApiPage, readPage } from './readPage.ts';

/**
 * GET /api/v1/leads: { id, chatbotId, chatId, name, email, phone, message, status, priority, category, consentAt, createdAt },
 * newest first. `chatId`, `category` and `consentAt` may be null. Moments in ISO 8601.
 */
export async function listLeads(orgId: string, query: unknown): Promise<ApiPage> {
  const { chatbotId, ...page } = chatbotPageSchema.parse(query);
  const leads = refs.leads(orgId);
  const newest = leads.orderBy('createdAt', 'desc');
  const wanted = chatbotId === undefined ? newest : newest.where('chatbotId', '==', chatbotId);
  return readPage(leads, wanted, page, (document) => {
    const { consentAt, createdAt, ...lead } = document.data();
    return {
      id: document.id,
      chatbotId: lead.chatbotId,
      chatId: lead.chatId,
      name: lead.name,
      email: lead.email,
      phone: lead.phone,
      message: lead.message,
      status: lead.status,
      priority: lead.priority,
      category: lead.category,
      consentAt: consentAt?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
    };
  });
}
