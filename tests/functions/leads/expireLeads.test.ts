import { leadSchema, newLead } from '@parlance/domain/documents/chats/lead';
import { DAY_MS } from '@parlance/domain/durations';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { describe, expect, it } from 'vitest';
import { expireLeads } from '../../../functions/src/conversations/leads/expireLeads.ts';
import { type Rest, wholeRun } from '../../../functions/src/kernel/platform/schedule/Slice.ts';
import { admin } from '../../support/admin.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { ruleDocuments } from '../../support/ruleDocuments.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

/** Leads that were left so many milliseconds before now, each with a mail about it. */
async function addLeads(count: number, orgId: string, chatbotId: string, age: number): Promise<string[]> {
  const at = new Date(NOW.getTime() - age);
  const said = { name: '', email: 'ada@example.com', phone: '', message: 'Hello', category: null };
  const lead = newLead({ chatbotId, chatId: null, ...said, consentAt: at, createdAt: at });
  const batch = admin.db.batch();
  const ids = Array.from({ length: count }, newId);
  for (const leadId of ids) {
    batch.set(admin.db.doc(paths.lead(orgId, leadId)), lead);
    const message = { kind: 'lead-auto-reply', orgId, leadId, organizationName: 'Test GmbH', text: 'Thank you' };
    batch.set(admin.db.doc(paths.mail(newId())), { ...ruleDocuments.mail, status: 'sent', message });
  }
  await batch.commit();
  return ids;
}

async function left(orgId: string): Promise<string[]> {
  const leads = await admin.db.collection(paths.leads(orgId)).listDocuments();
  return leads.map(({ id }) => id).toSorted();
}

/** The leads whose visitors were thanked. What members are told comes when its event does. */
async function mailsOf(orgId: string): Promise<string[]> {
  const mails = await admin.db.collection('mail').where('message.orgId', '==', orgId).get();
  const thanks = mails.docs.filter((mail) => mail.get('message.kind') === 'lead-auto-reply');
  return thanks.map((mail) => String(mail.get('message.leadId'))).toSorted();
}

describe('leads', () => {
  it('go with their mails once they are older than their chatbot keeps them, and no other does (A-108)', async () => {
    const [{ orgId }, { orgId: otherOrg }] = [await makeOrg(), await makeOrg()];
    const limited = await makeChatbot(orgId, { leadRetentionDays: 30, retentionDays: 1 });
    const unlimited = await makeChatbot(orgId, { retentionDays: 1 });
    const kept = [
      ...(await addLeads(1, orgId, limited, 30 * DAY_MS)),
      ...(await addLeads(1, orgId, limited, 0)),
      ...(await addLeads(1, orgId, unlimited, 4000 * DAY_MS)),
    ].toSorted();
    const foreign = await addLeads(1, otherOrg, limited, 4000 * DAY_MS);
    await addLeads(1, orgId, limited, 30 * DAY_MS + 1);
    await addLeads(60, orgId, limited, 500 * DAY_MS);
    await Promise.all([expireLeads(wholeRun(NOW)), expireLeads(wholeRun(NOW))]);
    expect([await left(orgId), await mailsOf(orgId)]).toEqual([kept, kept]);
    // Two of the same person are left with the one chatbot, and one with the other.
    const leads = await admin.db.collection(paths.leads(orgId)).orderBy('requests').get();
    expect(leads.docs.map((lead) => leadSchema.parse(lead.data()).requests)).toEqual([1, 2, 2]);
    expect([await left(otherOrg), await mailsOf(otherOrg)]).toEqual([foreign, foreign]);
  });

  it('go on where a run was over, chatbot by chatbot, and none is left out', async () => {
    const { orgId } = await makeOrg();
    const [first, second] = [
      await makeChatbot(orgId, { leadRetentionDays: 3 }),
      await makeChatbot(orgId, { leadRetentionDays: 4 }),
    ];
    for (const chatbotId of [first, second]) await addLeads(1, orgId, chatbotId, 5 * DAY_MS);
    let rest: Rest = { cursor: undefined };
    let runs = 0;
    // Time for one chatbot: other tests' come before and after ours.
    for (; rest !== undefined; runs += 1) {
      let looks = 0;
      rest = await expireLeads({ now: NOW, cursor: rest.cursor, isOver: () => (looks += 1) > 2 });
    }
    expect(runs).toBeGreaterThan(1);
    expect(await left(orgId)).toEqual([]);
  });
});
