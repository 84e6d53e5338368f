import { leadSchema } from '@parlance/domain/documents/chats/lead';
import { mailSchema } from '@parlance/domain/documents/mail';
import { paths } from '@parlance/domain/paths';
import { describe, expect, it } from 'vitest';
import '../support/configure.ts';
import { notifyMembers } from '../../../functions/src/conversations/notifyMembers.ts';
import { seeded } from '../../e2e/support/seeded.ts';
import { admin } from '../../support/admin.ts';

const { orgId, chatbotId } = seeded;

/** Mails in the outbox about the demo chatbot's leads. */
async function leadMails() {
  const found = await admin.db.collection('mail').where('message.chatbotId', '==', chatbotId).get();
  return found.docs
    .map((mail) => mailSchema.parse(mail.data()))
    .filter(({ message }) => message.kind === 'lead-received');
}

describe('the demo data', () => {
  it('send no mail about leads of the past', async () => {
    const leads = await admin.db.collection(paths.leads(orgId)).get();
    expect(leads.size).toBeGreaterThan(10);
    for (const { id, data } of leads.docs.map((lead) => ({ id: lead.id, data: leadSchema.parse(lead.data()) }))) {
      const { chatId, message: excerpt } = data;
      await notifyMembers({ orgId, chatbotId, event: 'lead', key: id, chatId, excerpt });
    }
    const mails = await leadMails();
    // To the owner and the administrator, at the time of the lead.
    expect(mails).toHaveLength(leads.size * 2);
    expect(mails.filter(({ status }) => status !== 'sent')).toEqual([]);
    const times = leads.docs.map((lead) => leadSchema.parse(lead.data()).createdAt.getTime());
    expect(mails.filter(({ createdAt }) => !times.includes(createdAt.getTime()))).toEqual([]);
  });
});
