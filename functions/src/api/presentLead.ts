import type { Lead } from '@parlance/domain/documents/chats/lead';

/**
 * A lead as other programs see it: { id, chatbotId, chatId, name, email, phone, message, status, priority, category, consentAt,
 * createdAt }. `chatId`, `category` and `consentAt` may be null. Moments in ISO 8601.
 */
export function presentLead(id: string, { consentAt, createdAt, ...lead }: Lead) {
  return {
    id,
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
}
