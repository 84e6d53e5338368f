import { chatSchema } from '@parlance/domain/documents/chats/chat';
import { leadSchema } from '@parlance/domain/documents/chats/lead';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { leadTermsOf } from '@parlance/domain/search/leadTerms';
import { describe, expect, it } from 'vitest';
import { wholeRun } from '../../../functions/src/kernel/platform/schedule/Slice.ts';
import { cancelHandover } from '../../../functions/src/conversations/handover/cancelHandover.ts';
import { expireOverdueHandovers } from '../../../functions/src/conversations/handover/expireOverdueHandovers.ts';
import { joinChat } from '../../../functions/src/conversations/handover/joinChat.ts';
import { expireHandover } from '../../../functions/src/conversations/handover/expireHandover.ts';
import { admin } from '../../support/admin.ts';
import { makeTeam } from '../../support/accounts/makeTeam.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';
import { ask, eventsOf, newVisitor, offeringChatbot, stored } from '../support/chats/handoverFixture.ts';
import { queuedMail } from '../support/mail/queuedMail.ts';
import { foldedDays } from '../support/foldedDays.ts';

const EMAIL = 'grace@example.com';
/** Long ago: no other conversation of the suite is waited for then. */
const ASKED = new Date('2026-01-05T10:00:00Z');
const DUE = new Date(ASKED.getTime() + 5 * 60_000);

const org = await makeTeam();
const { orgId } = org;
const chatbotId = await offeringChatbot(orgId);

async function leadsOf(chatId: string) {
  const found = await admin.db.collection(paths.leads(orgId)).where('chatId', '==', chatId).get();
  return found.docs.map((lead) => leadSchema.parse(lead.data()));
}

async function missedMails(chatId: string) {
  const mails = await queuedMail(org.users.owner.email);
  return mails.filter(({ message }) => message.kind === 'handover-missed' && message.chatId === chatId).length;
}

async function waiting(email: string, hasConsent = true) {
  const visitor = newVisitor(chatbotId);
  await ask(visitor, { email, hasConsent, name: 'Grace' }, ASKED);
  return visitor;
}

describe('a visitor for whom nobody comes', () => {
  it('waits to the last moment, then hears it, and becomes a lead by the address that was left', async () => {
    const visitor = await waiting(EMAIL);
    const { chatId } = visitor;
    const turns = ['One?', 'Two?', 'Three?'].map((question) => ({ question, answer: 'Yes.' }));
    await admin.db.doc(paths.chat(orgId, chatId)).update({ turns, lastMessage: 'Four?' });
    await expireOverdueHandovers(wholeRun(new Date(DUE.getTime() - 1)));
    expect((await stored(orgId, chatId)).chat.handover?.status).toBe('requested');

    expect(await expireOverdueHandovers(wholeRun(DUE))).toBe(1);
    const after = await stored(orgId, chatId);
    expect(after.chat).toMatchObject({ mode: 'bot', handover: { status: 'missed', email: EMAIL } });
    expect(after.live).toMatchObject({ mode: 'bot', handover: 'missed' });
    expect(new Set(eventsOf(after))).toEqual(new Set(['handover-missed', 'handover-requested']));
    expect(await leadsOf(chatId)).toEqual([
      {
        chatbotId,
        chatId,
        name: 'Grace',
        email: EMAIL,
        phone: '',
        message: 'Two?\nThree?\nFour?',
        status: 'new',
        priority: 'medium',
        category: null,
        assigneeUid: null,
        notes: [],
        replies: [],
        mailChatId: null,
        requests: 1,
        searchTerms: leadTermsOf({ name: 'Grace', email: EMAIL, message: 'Two?\nThree?\nFour?' }),
        consentAt: ASKED,
        createdAt: DUE,
        day: '2026-01-05',
      },
    ]);
    const days = await foldedDays(orgId);
    expect(days.find((each) => each.chatbotId === chatbotId && each.day === '2026-01-05')?.leads).toBe(1);
  });

  it('is told once, with one lead, however often and parallel the schedule runs', async () => {
    const visitor = await waiting(EMAIL);
    const counts = await Promise.all(Array.from({ length: 4 }, () => expireOverdueHandovers(wholeRun(DUE))));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await expireHandover({ orgId, chatId: visitor.chatId }, DUE)).toBe(false);
    expect(await leadsOf(visitor.chatId)).toHaveLength(1);
    expect(eventsOf(await stored(orgId, visitor.chatId))).toHaveLength(2);
    expect(await missedMails(visitor.chatId)).toBe(1);
  });

  it('is a lead without consent where none was given, whatever the address', async () => {
    const visitor = await waiting(EMAIL, false);
    expect((await stored(orgId, visitor.chatId)).chat.handover?.consentAt).toBeNull();
    await expireOverdueHandovers(wholeRun(DUE));
    expect(await leadsOf(visitor.chatId)).toMatchObject([{ email: EMAIL, consentAt: null }]);
  });

  it('has agreed to nothing where there is no address to use', async () => {
    const visitor = await waiting('');
    expect((await stored(orgId, visitor.chatId)).chat.handover?.consentAt).toBeNull();
    await cancelHandover(visitor);
  });

  it('is no lead without an address', async () => {
    const visitor = await waiting('');
    await expireOverdueHandovers(wholeRun(DUE));
    expect((await stored(orgId, visitor.chatId)).chat.handover?.status).toBe('missed');
    expect(await leadsOf(visitor.chatId)).toEqual([]);
  });

  it('can ask again, and is a second lead when nobody comes again', async () => {
    const visitor = await waiting(EMAIL);
    await expireOverdueHandovers(wholeRun(DUE));
    await ask(visitor, { handoverId: newId(), email: EMAIL }, DUE);
    await expireOverdueHandovers(wholeRun(new Date(DUE.getTime() + 5 * 60_000)));
    expect(await leadsOf(visitor.chatId)).toHaveLength(2);
  });

  it('can still be taken over afterwards', async () => {
    const visitor = await waiting('');
    await expireOverdueHandovers(wholeRun(DUE));
    await joinChat(membershipOf(org, 'member'), visitor.chatId);
    expect((await stored(orgId, visitor.chatId)).chat).toMatchObject({ mode: 'human', handover: { status: 'joined' } });
  });
});

describe('whoever does not wait any more', () => {
  it('is left alone: one who gave up, and one to whom somebody came', async () => {
    const [gone, helped] = await Promise.all([waiting(EMAIL), waiting(EMAIL)]);
    await cancelHandover(gone);
    await joinChat(membershipOf(org, 'member'), helped.chatId);
    expect(await expireOverdueHandovers(wholeRun(DUE))).toBe(0);
    expect((await stored(orgId, gone.chatId)).chat.handover?.status).toBe('ended');
    expect((await stored(orgId, helped.chatId)).chat.handover?.status).toBe('joined');
    expect([...(await leadsOf(gone.chatId)), ...(await leadsOf(helped.chatId))]).toEqual([]);
    expect([await missedMails(gone.chatId), await missedMails(helped.chatId)]).toEqual([0, 0]);
  });

  it('is not in the way when a conversation cannot be read: the others hear it', async () => {
    const visitor = await waiting('');
    const broken = admin.db.doc(paths.chat(orgId, newId()));
    const dueAt = new Date(DUE.getTime() - 1000);
    await broken.set({ handover: { status: 'requested', dueAt } });
    expect(await expireOverdueHandovers(wholeRun(DUE))).toBe(1);
    expect((await stored(orgId, visitor.chatId)).chat.handover?.status).toBe('missed');
    expect(chatSchema.safeParse((await broken.get()).data()).success).toBe(false);
    await broken.delete();
  });
});

describe('of an agent and the clock at the same moment', () => {
  it('one wins, and the conversation is in one state', async () => {
    const visitor = await waiting(EMAIL);
    await Promise.all([
      joinChat(membershipOf(org, 'member'), visitor.chatId),
      expireHandover({ orgId, chatId: visitor.chatId }, DUE),
    ]);
    // Whoever was first: the agent has it in the end.
    const { chat, live } = await stored(orgId, visitor.chatId);
    expect(chat).toMatchObject({ mode: 'human', handover: { status: 'joined' } });
    expect(live).toMatchObject({ mode: 'human', handover: 'joined' });
  });
});
