import { replyToLead as contract } from '@parlance/domain/contracts/conversations/leads';
import { type Lead, leadSchema, newLead } from '@parlance/domain/documents/chats/lead';
import { mailSchema } from '@parlance/domain/documents/mail';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import type { Plan } from '@parlance/domain/plans';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerLead } from '../../../functions/src/channels/leads/answerLead.ts';
import { deleteLeads } from '../../../functions/src/conversations/deleteLeads.ts';
import { MAIL_ATTEMPTS } from '../../../functions/src/delivery/mail/claimMail.ts';
import { composeMail } from '../../../functions/src/delivery/mail/composeMail.ts';
import { newMail } from '../../../functions/src/delivery/newMail.ts';
import { sendMail } from '../../../functions/src/delivery/mail/sendMail.ts';
import { admin } from '../../support/admin.ts';
import { callContract, postRaw } from '../../support/callContract.ts';
import { makeTeam, type TestTeam } from '../../support/accounts/makeTeam.ts';
import { untilDocument } from '../../support/untilDocument.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';
import { mailsTo } from '../support/mail/mailsTo.ts';
import { queuedMail } from '../support/mail/queuedMail.ts';
import { startSmtp } from '../support/mail/startSmtp.ts';

const INBOX = process.env['SMTP_URL'];
const AT = new Date('2026-11-20T12:00:00Z');

let org: TestTeam;
let orgId: string;
let leadId: string;
let email: string;

async function begin(plan: Plan): Promise<void> {
  org = await makeTeam({ plan });
  ({ orgId } = org);
  await addLead();
}

async function addLead(change: Partial<Lead> = {}): Promise<void> {
  leadId = newId();
  email = `${newId().toLowerCase()}@example.com`;
  const said = { name: 'Ada', email, phone: '', message: 'Where is it?\nSince Monday.', category: null };
  const lead = newLead({ chatbotId: 'chatbot', chatId: null, ...said, consentAt: AT, createdAt: AT });
  await admin.db.doc(paths.lead(orgId, leadId)).set({ ...lead, ...change });
}

beforeEach(() => begin('pro'));

afterEach(() => {
  process.env['SMTP_URL'] = INBOX;
});

async function stored(): Promise<Lead> {
  return leadSchema.parse((await admin.db.doc(paths.lead(orgId, leadId)).get()).data());
}

function inputOf(text = 'It is on its way.', replyId = newId()) {
  return { orgId, leadId, replyId, text };
}

describe('a reply to a lead', () => {
  it('reaches the visitor in the organization’s name, stands with the lead, and is sent once (A-109)', async () => {
    const { member } = org.users;
    const input = inputOf('Dear Ada,\nit is on its way. <b>&</b>');
    await callContract(contract, input, member.idToken);
    await callContract(contract, input, member.idToken);
    const lead = await untilDocument(
      paths.lead(orgId, leadId),
      leadSchema,
      ({ replies }) => replies[0]?.status === 'sent',
    );
    expect(lead).toMatchObject({ status: 'in-progress', replies: [{ authorUid: member.uid, text: input.text }] });
    expect(lead.replies).toHaveLength(1);
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    expect(mail?.subject).toBe('Reply from Test GmbH');
    expect(mail?.text).toMatch(/^Dear Ada,\s+it is on its way/);
    expect(mail?.text).toContain('> Where is it?\n> Since Monday.');
    expect(mail?.html).toContain('&lt;b&gt;&amp;&lt;/b&gt;');
  });

  it('is answered to the member’s own address, and nothing in it makes another header (A-60)', async () => {
    const evil = {
      text: 'Hello\r\nBcc: all@evil.example',
      quoted: '<img src=x>',
      organizationName: 'A\r\nBcc: b@c.de',
    };
    const about = {
      kind: 'lead-reply',
      orgId,
      chatbotId: 'chatbot',
      leadId,
      replyId: newId(),
      replyTo: org.users.member.email,
    } as const;
    const rendered = await composeMail(newMail(email, 'de', { ...about, ...evil }));
    expect(rendered?.replyTo).toBe(org.users.member.email);
    expect(rendered?.subject).not.toMatch(/[\r\n]/);
    expect(rendered?.html).not.toContain('<img');
    await answerLead(membershipOf(org, 'member'), inputOf());
    const [queued] = await queuedMail(email);
    // By its chatbot's id it goes with that.
    const { email: replyTo } = membershipOf(org, 'member');
    expect(queued?.message).toMatchObject({ kind: 'lead-reply', chatbotId: 'chatbot', replyTo });
  });

  it('leaves a lead that is done done, and keeps what two people write at once', async () => {
    await addLead({ status: 'done' });
    const replies = ['admin', 'member'] as const;
    await Promise.all(replies.map((role) => answerLead(membershipOf(org, role), inputOf(role))));
    const lead = await stored();
    expect(lead.status).toBe('done');
    expect(lead.replies.map(({ text }) => text).toSorted()).toEqual(['admin', 'member']);
  });

  it('says that it was not delivered once the mail is given up', async () => {
    const replyId = newId();
    const reply = { id: replyId, authorUid: org.users.member.uid, text: 'Hello', at: AT, status: 'queued' } as const;
    await addLead({ replies: [reply, { ...reply, id: newId() }] });
    const about = { orgId, chatbotId: 'chatbot', leadId, replyId, organizationName: 'Test GmbH' };
    const message = { kind: 'lead-reply', ...about, replyTo: 'ada@shop.example', text: 'Hello', quoted: '' } as const;
    // A day that the suite's own outbox never reaches.
    const createdAt = new Date(Date.UTC(2300, 0, 1));
    const mailId = newId();
    await admin.db
      .doc(paths.mail(mailId))
      .set({ ...newMail(email, 'en', message), createdAt, nextAttemptAt: createdAt });
    const server = await startSmtp('550 5.1.1 no such user');
    try {
      process.env['SMTP_URL'] = server.url;
      for (let now = createdAt, time = 0; time < MAIL_ATTEMPTS; time += 1) {
        await sendMail(mailId, now);
        now = mailSchema.parse((await admin.db.doc(paths.mail(mailId)).get()).data()).nextAttemptAt;
      }
    } finally {
      server.stop();
    }
    expect((await stored()).replies.map(({ status }) => status)).toEqual(['failed', 'queued']);
  });

  it('goes with the lead, also out of the outbox (A-108)', async () => {
    await answerLead(membershipOf(org, 'member'), inputOf());
    await deleteLeads(membershipOf(org, 'member'), [leadId]);
    expect(await queuedMail(email)).toEqual([]);
  });
});

describe('replyToLead', () => {
  it('mails nobody who has written to another organization (T-04)', async () => {
    const other = await makeTeam();
    const { idToken } = other.users.owner;
    expect((await postRaw(contract.name, { ...inputOf(), orgId: other.orgId }, idToken)).code).toBe('not-found');
    expect(await queuedMail(email)).toEqual([]);
  });

  it('sends no more in a day than the plan lets, however many ask at once (A-102)', async () => {
    await begin('trial');
    const who = membershipOf(org, 'owner');
    const wanted = Array.from({ length: LIMITS.trialLeadRepliesPerDay + 1 }, (_, index) => inputOf(String(index)));
    const outcomes = await Promise.allSettled(wanted.map((input) => answerLead(who, input)));
    expect(outcomes.filter(({ status }) => status === 'rejected')).toMatchObject([
      { reason: { code: 'reply-limit-reached', details: { max: LIMITS.trialLeadRepliesPerDay } } },
    ]);
    expect((await queuedMail(email)).length).toBe(LIMITS.trialLeadRepliesPerDay);
  });

  it('has an end for one lead', async () => {
    const reply = { authorUid: 'ada', text: 'x', at: AT, status: 'sent' } as const;
    const replies = Array.from({ length: LIMITS.leadReplies }, () => ({ ...reply, id: newId() }));
    await addLead({ replies });
    const { idToken } = org.users.member;
    expect((await postRaw(contract.name, inputOf(), idToken)).code).toBe('reply-limit-reached');
    const long = inputOf('x'.repeat(LIMITS.leadReplyCharacters + 1));
    expect((await postRaw(contract.name, long, idToken)).code).toBe('invalid-input');
  });
});
