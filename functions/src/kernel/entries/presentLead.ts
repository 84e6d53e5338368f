import { type Lead, LEAD_PRIORITIES, LEAD_STATUSES } from '@parlance/domain/documents/chats/lead';
import * as z from 'zod';

/** A lead as other programs see it. */
export const leadEntrySchema = z.strictObject({
  id: z.string(),
  chatbotId: z.string(),
  chatId: z.nullable(z.string()).describe('The conversation in which it was left.'),
  name: z.string().describe('Empty where none was left.'),
  email: z.string(),
  phone: z.string().describe('Empty where none was left.'),
  message: z.string(),
  status: z.enum(LEAD_STATUSES),
  priority: z.enum(LEAD_PRIORITIES),
  category: z.nullable(z.string()),
  consentAt: z.nullable(z.iso.datetime()).describe('Null where nobody has agreed to the use of the address.'),
  createdAt: z.iso.datetime(),
});

/** A lead in the fields of `leadEntrySchema`. */
export function presentLead(id: string, { consentAt, createdAt, ...lead }: Lead): z.infer<typeof leadEntrySchema> {
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
