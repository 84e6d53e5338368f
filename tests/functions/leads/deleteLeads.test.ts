import { deleteLeads as contract, submitContact } from '@parlance/domain/contracts/conversations/leads';
import { leadSchema } from '@parlance/domain/documents/chats/lead';
import { widgetSchema } from '@parlance/domain/documents/chatbots/widget';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { beforeEach, describe, expect, it } from 'vitest';
import { createVisitorToken } from '../../../functions/src/kernel/access/tokens/visitorToken.ts';
import { deleteLeads } from '../../../functions/src/conversations/deleteLeads.ts';
import { notifyOfLead } from '../../../functions/src/conversations/notifications/notifyOfLead.ts';
import { admin } from '../../support/admin.ts';
import { callContract, postRaw } from '../../support/callContract.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeTeam, type TestTeam } from '../../support/accounts/makeTeam.ts';
import { ruleDocuments } from '../../support/ruleDocuments.ts';
import { untilDocument } from '../../support/untilDocument.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';
import { queuedMail } from '../support/mail/queuedMail.ts';
import { readActivity } from '../support/readActivity.ts';
import { foldedDays } from '../support/foldedDays.ts';

const LEAD_FORM = { name: 'optional', phone: 'optional', consentText: '', autoReplyText: '' } as const;

let org: TestTeam;
let orgId: string;
let chatbotId: string;

beforeEach(async () => {
  org = await makeTeam();
  ({ orgId } = org);
  chatbotId = await makeChatbot(orgId, { leadForm: { ...LEAD_FORM, isAutoReplying: true } });
  await untilDocument(paths.widget(chatbotId), widgetSchema, () => true);
});

/** A visitor leaves a message; the members have heard of it, and the visitor was thanked. Returns the lead's id. */
async function leaveMessage(email: string): Promise<string> {
  const visitor = { chatbotId, chatId: newId(), origin: '', channel: 'widget' as const };
  const contactId = newId();
  const said = { name: 'Ada', phone: '', message: 'Please call me.', consent: true } as const;
  await callContract(submitContact, { token: createVisitorToken(visitor), contactId, email, ...said });
  const leadId = `${visitor.chatId}-${contactId}`;
  await expect.poll(() => mailsAbout(leadId), { timeout: 20_000 }).toBeGreaterThan(0);
  return leadId;
}

async function mailsAbout(leadId: string): Promise<number> {
  const mails = await queuedMail(org.users.owner.email);
  return mails.filter(({ message }) => 'leadId' in message && message.leadId === leadId).length;
}

async function isThere(leadId: string): Promise<boolean> {
  return (await admin.db.doc(paths.lead(orgId, leadId)).get()).exists;
}

describe('deleteLeads', () => {
  it('removes leads with their words and addresses in the outbox, and leaves others and the figures (A-108)', async () => {
    const [email, otherEmail] = [`${newId().toLowerCase()}@example.com`, `${newId().toLowerCase()}@example.com`];
    const [leadId, kept] = [await leaveMessage(email), await leaveMessage(otherEmail)];
    expect((await queuedMail(email)).map(({ message }) => message.kind)).toEqual(['lead-auto-reply']);
    const { idToken, uid } = org.users.member;
    expect(await callContract(contract, { orgId, leadIds: [leadId, leadId] }, idToken)).toEqual({ leads: 1 });
    expect([await isThere(leadId), await mailsAbout(leadId), (await queuedMail(email)).length]).toEqual([false, 0, 0]);
    expect([await isThere(kept), await mailsAbout(kept), (await queuedMail(otherEmail)).length]).toEqual([true, 1, 1]);
    expect((await foldedDays(orgId)).map((day) => day.leads)).toEqual([2]);
    expect(await readActivity(orgId, ['kind', 'subject', 'actorUid'])).toEqual([['leads-deleted', '1', uid]]);
  });

  it('takes a lead whose id the server made, and counts each once when it is called twice at once (A-109)', async () => {
    const leadIds = [`${newId()}.handover-1763640000000`, newId()];
    for (const id of leadIds) await admin.db.doc(paths.lead(orgId, id)).set({ ...ruleDocuments.lead, chatbotId });
    const who = membershipOf(org, 'member');
    const counts = await Promise.all([deleteLeads(who, leadIds), deleteLeads(who, leadIds)]);
    expect(counts.toSorted()).toEqual([0, 2]);
    expect(await callContract(contract, { orgId, leadIds }, org.users.member.idToken)).toEqual({ leads: 0 });
    expect(await readActivity(orgId, ['kind', 'subject'])).toEqual([['leads-deleted', '2']]);
  });

  it('is told to nobody by an event that comes after it (A-109)', async () => {
    const leadId = await leaveMessage(`${newId().toLowerCase()}@example.com`);
    const lead = leadSchema.parse((await admin.db.doc(paths.lead(orgId, leadId)).get()).data());
    await deleteLeads(membershipOf(org, 'member'), [leadId]);
    await notifyOfLead(orgId, leadId, lead);
    expect(await mailsAbout(leadId)).toBe(0);
  });

  it('reaches nothing of another organization, not even in the outbox (T-04)', async () => {
    const leadId = await leaveMessage(`${newId().toLowerCase()}@example.com`);
    const other = await makeTeam();
    const { idToken } = other.users.owner;
    expect(await callContract(contract, { orgId: other.orgId, leadIds: [leadId] }, idToken)).toEqual({ leads: 0 });
    expect([await isThere(leadId), await mailsAbout(leadId)]).toEqual([true, 1]);
  });

  it('is closed to more ids than one call takes (A-102)', async () => {
    const leadId = newId();
    await admin.db.doc(paths.lead(orgId, leadId)).set({ ...ruleDocuments.lead, chatbotId });
    const { member } = org.users;
    const many = Array.from({ length: LIMITS.leadsPerDelete + 1 }, newId);
    for (const leadIds of [many, [], ['a/b'], ['__x__']]) {
      expect((await postRaw(contract.name, { orgId, leadIds }, member.idToken)).code).toBe('invalid-input');
    }
    expect(await isThere(leadId)).toBe(true);
  });
});
