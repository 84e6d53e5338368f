import { disconnectChannel } from '@parlance/domain/contracts/channels';
import { replyToLead } from '@parlance/domain/contracts/conversations/leads';
import { chatSchema } from '@parlance/domain/documents/chats/chat';
import { type Lead, leadSchema, newLead } from '@parlance/domain/documents/chats/lead';
import { statsSchema } from '@parlance/domain/documents/chats/stats';
import { orgSchema } from '@parlance/domain/documents/organizations/org';
import { recountSchema } from '@parlance/domain/documents/organizations/recount';
import { HOUR_MS } from '@parlance/domain/durations';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { startOfDay } from '@parlance/domain/time/startOfDay';
import { describe, expect, it, vi } from 'vitest';
import { answerLead } from '../../../functions/src/channels/leads/answerLead.ts';
import { deleteChats } from '../../../functions/src/conversations/deleteChats.ts';
import { leaveChat } from '../../../functions/src/conversations/handover/leaveChat.ts';
import { sendAgentMessage } from '../../../functions/src/conversations/handover/sendAgentMessage.ts';
import { foldChatbot } from '../../../functions/src/figures/folding/foldFigures.ts';
import { recountOrg } from '../../../functions/src/figures/recounts/recountOrg.ts';
import { erasePerson } from '../../../functions/src/edge/privacy/erasePerson.ts';
import { admin } from '../../support/admin.ts';
import { callContract, postRaw } from '../../support/callContract.ts';
import { untilDocument } from '../../support/untilDocument.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';
import { chatsOf, connectedMailbox, mailsNow } from '../support/channels/mailbox.ts';
import { queuedMail } from '../support/mail/queuedMail.ts';

const AT = new Date();

/** A chatbot with a mailbox, and a lead of its whose address is the customer's. */
async function withLead(change: Partial<Lead> = {}) {
  const world = await connectedMailbox('answer');
  const { orgId, chatbotId, customer: email } = world;
  const leadId = newId();
  const said = { name: 'Nora Winter', email, phone: '', message: 'Where is it?\nSince Monday.', category: null };
  const lead = newLead({ chatbotId, chatId: null, ...said, consentAt: AT, createdAt: AT });
  await admin.db.doc(paths.lead(orgId, leadId)).set({ ...lead, ...change });
  const stored = async (): Promise<Lead> =>
    leadSchema.parse((await admin.db.doc(paths.lead(orgId, leadId)).get()).data());
  const reply = (text = 'It is on its way.', role: 'member' | 'admin' = 'member', replyId = newId()): Promise<void> =>
    answerLead(membershipOf(world.team, role), { leadId, replyId, text });
  return { ...world, leadId, stored, reply };
}

describe('a reply to a lead of a chatbot with a mailbox', () => {
  it('leaves by it as a conversation, in which the answer to it comes', async () => {
    const world = await withLead();
    const { orgId, leadId, team } = world;
    const input = { orgId, leadId, replyId: newId(), text: 'Dear Nora, it is on its **way**.' };
    await callContract(replyToLead, input, team.users.member.idToken);
    await callContract(replyToLead, input, team.users.member.idToken);
    const [mail] = await world.received(1);
    expect(mail?.from).toEqual({ name: 'Shop', address: world.address });
    expect(mail?.subject).toMatch(/^Re: Your message to Test GmbH \[#p[a-z2-7]{19}\]$/);
    expect(mail?.text).toMatch(/^Dear Nora, it is on its way\.\s+> Where is it\?\s+> Since Monday\./);
    expect(mail?.headers.map(({ key }) => key)).not.toContain('auto-submitted');
    const lead = await untilDocument(
      paths.lead(orgId, leadId),
      leadSchema,
      ({ replies }) => replies[0]?.status === 'sent',
    );
    const chatId = lead.mailChatId ?? '';
    expect(lead).toMatchObject({ status: 'in-progress', replies: [{ text: input.text }] });
    expect(await queuedMail(world.customer)).toEqual([]);

    await world.write({
      subject: 'AW: Your message',
      headers: [`In-Reply-To: ${mail?.messageId ?? ''}`],
      text: 'Thank you!',
    });
    const said = await vi.waitFor(
      async () => {
        const messages = await world.messages(chatId);
        expect(messages).toHaveLength(4);
        return messages.map(({ role, text }) => [role, text]);
      },
      { timeout: 60_000, interval: 200 },
    );
    const [chat] = await chatsOf(world, 1);
    const identity = { name: 'Nora Winter', email: world.customer };
    const handover = { status: 'joined', agentUid: team.users.member.uid };
    expect(chat).toMatchObject({
      id: chatId,
      channel: 'email',
      mode: 'human',
      unread: true,
      leadId,
      identity,
      handover,
    });
    expect(said).toEqual([
      ['user', 'Where is it?\nSince Monday.'],
      ['event', ''],
      ['agent', input.text],
      ['user', 'Thank you!'],
    ]);
    await world.reply('Gladly.');
    const [, second] = await world.received(2);
    expect(second?.text?.trim()).toBe('Gladly.');
    expect(second?.inReplyTo).toMatch(/@customer\.example>$/);
    expect((await world.stored()).mailChatId).toBe(chatId);
  });

  it('lets nobody else into it who writes with its token', async () => {
    const world = await withLead();
    await world.reply();
    const [mail] = await world.received(1);
    await world.write({
      from: 'Eve <eve@elsewhere.example>',
      subject: mail?.subject ?? '',
      headers: [`In-Reply-To: ${mail?.messageId ?? ''}`],
    });
    const chats = await chatsOf(world, 2);
    const own = chats.find(({ id }) => id !== (chats.find(({ leadId }) => leadId !== undefined)?.id ?? ''));
    expect(own).toMatchObject({ identity: { email: 'eve@elsewhere.example' } });
    expect(own).not.toHaveProperty('leadId');
  });

  it('is one member’s until they give it back', async () => {
    const world = await withLead();
    await world.reply();
    await expect(world.reply('Mine', 'admin')).rejects.toMatchObject({ code: 'chat-taken-over' });
    const { mailChatId, replies } = await world.stored();
    expect(replies).toHaveLength(1);
    await leaveChat(membershipOf(world.team, 'member'), mailChatId ?? '');
    await world.reply('Mine', 'admin');
    expect(await world.received(2)).toHaveLength(2);
    expect(await chatsOf(world, 1)).toMatchObject([{ handover: { agentUid: world.team.users.admin.uid } }]);
  });

  it('begins one conversation where two members write at once', async () => {
    const world = await withLead();
    const outcomes = await Promise.allSettled([world.reply('Ours'), world.reply('Mine', 'admin')]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await world.received(1);
    expect(await chatsOf(world, 1)).toHaveLength(1);
    expect((await world.stored()).replies).toHaveLength(1);
  });

  it('says so where it does not arrive', async () => {
    const world = await withLead({ email: `nobody-${newId().toLowerCase()}@customer.example` });
    await world.reply();
    const { replies } = await untilDocument(
      paths.lead(world.orgId, world.leadId),
      leadSchema,
      (lead) => lead.replies[0]?.status === 'failed',
    );
    expect(replies).toHaveLength(1);
  });

  it('begins another conversation where the first was deleted, and goes from person to person without a mailbox', async () => {
    const world = await withLead();
    const { team, place, leadId } = world;
    await world.reply();
    await world.received(1);
    const first = (await world.stored()).mailChatId ?? '';
    await deleteChats(membershipOf(team, 'member'), [first]);
    await world.reply('Once more');
    await world.received(2);
    const [chat] = await chatsOf(world, 1);
    expect(chat?.id).not.toBe(first);
    expect((await world.stored()).mailChatId).toBe(chat?.id);
    await callContract(disconnectChannel, place, team.users.admin.idToken);
    await world.reply('By hand');
    const [queued] = await queuedMail(world.customer);
    const { email: replyTo } = membershipOf(team, 'member');
    expect(queued?.message).toMatchObject({ kind: 'lead-reply', leadId, replyTo });
  });

  it('counts with all that is written to it in the day’s mails of a trial', async () => {
    const world = await withLead();
    const { orgId, team } = world;
    await admin.db.doc(paths.org(orgId)).update({ plan: 'trial' });
    await world.reply();
    const chatId = (await world.stored()).mailChatId ?? '';
    const write = () => sendAgentMessage(membershipOf(team, 'member'), chatId, { messageId: newId(), text: 'Buy!' });
    for (let sent = 1; sent < LIMITS.trialLeadRepliesPerDay; sent += 1) await write();
    await expect(write()).rejects.toMatchObject({
      code: 'reply-limit-reached',
      details: { max: LIMITS.trialLeadRepliesPerDay },
    });
    await expect(world.reply()).rejects.toMatchObject({ code: 'reply-limit-reached' });
    const attachment = { type: 'png', bytes: 10, width: 4, height: 2, hash: '0'.repeat(64) } as const;
    const file = { messageId: newId(), text: 'offer.png', attachment };
    await expect(sendAgentMessage(membershipOf(team, 'member'), chatId, file)).rejects.toMatchObject({
      code: 'reply-limit-reached',
    });
    await world.received(LIMITS.trialLeadRepliesPerDay);
    expect(await mailsNow(world.customer)).toHaveLength(LIMITS.trialLeadRepliesPerDay);
  });

  it.each(['email', 'phone'] as const)('is erased with the person by %s, with the exchange', async (foundBy) => {
    const world = await withLead({ phone: '+49 170 1234567' });
    const { orgId, team, customer: email } = world;
    await world.reply();
    await world.received(1);
    const chatId = (await world.stored()).mailChatId ?? '';
    const { thread } = chatSchema.parse((await admin.db.doc(paths.chat(orgId, chatId)).get()).data());
    const phone = '+491701234567';
    const person = foundBy === 'email' ? { foundBy, email } : { foundBy, phone };
    const erasure = { receiptId: newId(), person, confirmation: foundBy === 'email' ? email : phone };
    await erasePerson(membershipOf(team, 'admin'), erasure);
    const left = [
      paths.chat(orgId, chatId),
      paths.thread(orgId, thread?.threadId ?? ''),
      paths.lead(orgId, world.leadId),
    ];
    expect(await Promise.all(left.map(async (path) => (await admin.db.doc(path).get()).exists))).toEqual([
      false,
      false,
      false,
    ]);
    expect((await admin.db.collection(paths.allOutbound(orgId)).get()).size).toBe(0);
  });

  it('stands in the figures as a recount finds it', async () => {
    const world = await withLead();
    const { orgId, chatbotId } = world;
    await world.reply();
    const [chat] = await chatsOf(world, 1);
    const day = chat?.day ?? '';
    await foldChatbot(orgId, chatbotId);
    const stats = statsSchema.parse((await admin.db.doc(paths.stats(orgId, chatbotId, day)).get()).data());
    expect(stats).toMatchObject({ conversations: 1, takeovers: 1, handovers: 0, channels: { email: 1 } });
    const { timezone } = orgSchema.parse((await admin.db.doc(paths.org(orgId)).get()).data());
    await recountOrg(orgId, new Date(startOfDay(day, timezone, 1).getTime() + 2 * HOUR_MS));
    const recount = recountSchema.parse((await admin.db.doc(paths.recount(orgId, day)).get()).data());
    expect(recount).toMatchObject({ differences: 0, chatbots: [{ chatbotId, conversations: 1 }] });
  });

  it('is nothing that another organization can write', async () => {
    const world = await withLead();
    const other = await connectedMailbox('answer');
    const input = { orgId: other.orgId, leadId: world.leadId, replyId: newId(), text: 'Hello' };
    expect((await postRaw(replyToLead.name, input, other.team.users.owner.idToken)).code).toBe('not-found');
  });
});
