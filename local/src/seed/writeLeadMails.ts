import { createHash } from 'node:crypto';
import { defaultNotification } from '@parlance/domain/documents/chatbots/notification';
import { mailSchema } from '@parlance/domain/documents/mail';
import { paths } from '@parlance/domain/paths';
import type { Firestore } from 'firebase-admin/firestore';
import type { SeedLead } from './makeLeads.ts';
import type { Tenant } from './TENANTS.ts';

const KEPT_MS = 30 * 86_400_000;

/**
 * Stores the mails about leads as sent when the leads came. A lead's mail has an id that its lead and its reader decide, so the
 * function that sees the leads arrive finds the mails and queues none. Write them before the leads.
 */
export async function writeLeadMails(db: Firestore, tenant: Tenant, leads: readonly SeedLead[]): Promise<void> {
  const { orgId, chatbotId, chatbot, people } = tenant;
  const readers = people.filter(({ role }) => defaultNotification(role).lead);
  const batch = db.batch();
  for (const { id, lead } of leads) {
    for (const { uid, email } of readers) {
      const mailId = createHash('sha256').update([orgId, chatbotId, 'lead', id, uid].join('|')).digest('hex');
      const mail = mailSchema.parse({
        to: email,
        locale: 'de',
        message: {
          kind: 'lead-received',
          orgId,
          chatbotId,
          chatbotName: chatbot.name,
          chatId: lead.chatId,
          leadId: id,
          excerpt: lead.message,
        },
        status: 'sent',
        attempts: 1,
        nextAttemptAt: lead.createdAt,
        createdAt: lead.createdAt,
        expiresAt: new Date(lead.createdAt.getTime() + KEPT_MS),
      });
      batch.set(db.doc(paths.mail(mailId)), mail);
    }
  }
  await batch.commit();
}
