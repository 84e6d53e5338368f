import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { leadSchema } from '@parlance/domain/documents/chats/lead';
import { widgetSchema } from '@parlance/domain/documents/chatbots/widget';
import { HOUR_MS, MINUTE_MS } from '@parlance/domain/durations';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { describe, expect, it } from 'vitest';
import { readChat } from '../../../functions/src/conversations/chats/readChat.ts';
import { noticeAbsentAgents } from '../../../functions/src/conversations/handover/away/noticeAbsentAgents.ts';
import { joinChat } from '../../../functions/src/conversations/handover/joinChat.ts';
import { sendAgentMessage } from '../../../functions/src/conversations/handover/sendAgentMessage.ts';
import { sendVisitorMessage } from '../../../functions/src/conversations/sendVisitorMessage.ts';
import { wholeRun } from '../../../functions/src/kernel/platform/schedule/Slice.ts';
import { admin } from '../../support/admin.ts';
import { makeTeam } from '../../support/accounts/makeTeam.ts';
import { untilDocument } from '../../support/untilDocument.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';
import { ask, eventsOf, newVisitor, offeringChatbot, stored, takenOver } from '../support/chats/handoverFixture.ts';
import { queuedMail } from '../support/mail/queuedMail.ts';

/** Long ago, at noon on a Monday: no other conversation of the suite is looked after then. */
const DUE = new Date('2026-01-05T12:00:00Z');
const later = (minutes: number) => new Date(DUE.getTime() + minutes * MINUTE_MS);

const org = await makeTeam();
const { orgId } = org;
const chatbotId = await offeringChatbot(orgId);
const agent = () => membershipOf(org, 'member');
const colleague = () => membershipOf(org, 'admin');
const says = (text: string) => ({ messageId: newId(), text });

/** A conversation with a visitor who has had the last word until the agent counts as away. */
async function silent(at: string = chatbotId, email = '') {
  const visitor = newVisitor(at);
  await ask(visitor, { email, name: 'Grace' });
  await joinChat(agent(), visitor.chatId);
  await sendVisitorMessage(visitor, says('Is anybody there?'));
  await admin.db.doc(paths.chat(orgId, visitor.chatId)).update({ 'handover.awayAt': DUE });
  return visitor;
}

async function chatbotWith(handover: Partial<Chatbot['handover']>) {
  const id = await offeringChatbot(orgId, handover);
  await untilDocument(paths.widget(id), widgetSchema, () => true);
  return id;
}

const run = (now: Date) => noticeAbsentAgents(wholeRun(now));

async function mailsAbout(chatId: string) {
  const mails = await queuedMail(org.users.owner.email);
  return mails.filter(({ message }) => message.kind === 'agent-away' && message.chatId === chatId).length;
}

function show(chatId: string, at: Date) {
  const path = paths.viewer(orgId, chatId, agent().uid);
  return admin.db.doc(path).set({ at, expiresAt: new Date(at.getTime() + HOUR_MS) });
}

// First in the file: the mails to a member of what follows are held after the tenth.
describe('outside opening hours', () => {
  const day = { from: '13:30', to: '17:00' };
  const hours = [day, day, day, day, day, null, null];

  it('the visitor is told at once, with when somebody is there again, and so is the team', async () => {
    const id = await chatbotWith({ hours, closedDays: [{ from: '2026-01-05', to: '2026-01-06' }] });
    const visitor = newVisitor(id);
    await ask(visitor, {}, new Date('2026-01-02T13:00:00Z'));
    await joinChat(agent(), visitor.chatId);
    await admin.db.doc(paths.chat(orgId, visitor.chatId)).update({ 'handover.awayAt': DUE });
    expect(await run(DUE)).toBe(1);
    const after = await stored(orgId, visitor.chatId);
    expect(after.chat).toMatchObject({ mode: 'bot', handover: { status: 'missed' } });
    const told = (await readChat(visitor)).messages.find(({ event }) => event === 'agent-away');
    expect(told?.opensAt).toBe('2026-01-07T12:30:00.000Z');
    expect(await mailsAbout(visitor.chatId)).toBe(1);
  });

  it('nobody asks for a person on a closed day', async () => {
    const today = new Date().toISOString().slice(0, 10);
    const id = await chatbotWith({ closedDays: [{ from: today, to: today }] });
    await expect(ask(newVisitor(id), {}, new Date(`${today}T12:00:00Z`))).rejects.toMatchObject({
      code: 'handover-closed',
    });
  });

  it('are none where nobody can ask for a person', async () => {
    const id = await chatbotWith({});
    const { chatId } = await silent(id);
    await admin.db
      .doc(paths.widget(id))
      .update({ 'handover.isOffered': false, 'handover.hours': hours.map(() => null) });
    await run(DUE);
    expect((await stored(orgId, chatId)).chat.handover?.status).toBe('away');
    await sendAgentMessage(agent(), chatId, says('Hello.'));
  });
});

describe('a visitor with the last word', () => {
  it('waits from the first message without a reply on, and no longer once there is one', async () => {
    const visitor = await takenOver(chatbotId, agent());
    await sendAgentMessage(agent(), visitor.chatId, says('Hello.'));
    const awayAt = async () => (await stored(orgId, visitor.chatId)).chat.handover?.awayAt;
    expect(await awayAt()).toBeNull();
    const before = Date.now();
    await sendVisitorMessage(visitor, says('Where is my parcel?'));
    const first = await awayAt();
    expect(first?.getTime()).toBeGreaterThanOrEqual(before + 5 * MINUTE_MS);
    expect(first?.getTime()).toBeLessThanOrEqual(Date.now() + 5 * MINUTE_MS);
    await sendVisitorMessage(visitor, says('Hello?'));
    expect(await awayAt()).toEqual(first);
    await sendAgentMessage(agent(), visitor.chatId, says('On its way.'));
    expect(await awayAt()).toBeNull();
  });

  it('waits from the takeover on where a person was asked for, and not where nothing was asked', async () => {
    const asked = await takenOver(chatbotId, agent());
    expect((await stored(orgId, asked.chatId)).chat.handover?.awayAt).not.toBeNull();
    const other = newVisitor(chatbotId);
    await ask(other);
    await admin.db.doc(paths.chat(orgId, other.chatId)).update({ 'handover.status': 'ended' });
    await joinChat(agent(), other.chatId);
    expect((await stored(orgId, other.chatId)).chat.handover?.awayAt).toBeNull();
  });
});

describe('an agent without a sign of life', () => {
  it('is told of to the team, then to the visitor, once each, however often and parallel the schedule runs', async () => {
    const visitor = await silent();
    const { chatId } = visitor;
    expect(await run(new Date(DUE.getTime() - 1))).toBe(0);

    const first = await Promise.all([run(DUE), run(DUE), run(DUE)]);
    expect(first.reduce((sum, count) => sum + count, 0)).toBe(1);
    const away = await stored(orgId, chatId);
    expect(away.chat).toMatchObject({ mode: 'human', handover: { status: 'away', awayAt: later(5) } });
    expect(away.live).toMatchObject({ mode: 'human', handover: 'joined' });
    expect((await readChat(visitor)).handover).toBe('joined');
    expect(eventsOf(away)).toEqual(['handover-requested', 'agent-joined']);
    expect(await mailsAbout(chatId)).toBe(1);

    const second = await Promise.all([run(later(5)), run(later(5)), run(later(5))]);
    expect(second.reduce((sum, count) => sum + count, 0)).toBe(1);
    const after = await stored(orgId, chatId);
    expect(after.chat).toMatchObject({ mode: 'bot', isOpen: true, handover: { status: 'missed', awayAt: null } });
    expect(after.live).toMatchObject({ mode: 'bot', handover: 'missed' });
    expect(eventsOf(after).filter((event) => event === 'agent-away')).toHaveLength(1);
    const told = (await readChat(visitor)).messages.find(({ event }) => event === 'agent-away');
    expect(told).toMatchObject({ agentName: after.chat.handover?.agentName });
    expect(told).not.toHaveProperty('opensAt');
    expect(await mailsAbout(chatId)).toBe(1);
    expect(await run(later(60))).toBe(0);
  });

  it('leaves a lead with the address that the visitor gave', async () => {
    const { chatId } = await silent(chatbotId, 'grace@example.com');
    await run(DUE);
    await run(later(5));
    const found = await admin.db.collection(paths.leads(orgId)).where('chatId', '==', chatId).get();
    expect(found.docs.map((lead) => leadSchema.parse(lead.data()))).toMatchObject([
      { email: 'grace@example.com', name: 'Grace', message: 'Is anybody there?' },
    ]);
  });

  it('can be taken over from by anybody while away, and by nobody before', async () => {
    const { chatId } = await silent();
    await expect(joinChat(colleague(), chatId)).rejects.toMatchObject({ code: 'chat-taken-over' });
    await run(DUE);
    await joinChat(colleague(), chatId);
    const { chat } = await stored(orgId, chatId);
    expect(chat).toMatchObject({
      mode: 'human',
      assigneeUid: colleague().uid,
      handover: { status: 'joined', agentUid: colleague().uid },
    });
    expect(chat.handover?.awayAt?.getTime()).toBeGreaterThan(later(5).getTime());
    await expect(sendAgentMessage(agent(), chatId, says('I am back.'))).rejects.toMatchObject({
      code: 'chat-not-taken-over',
    });
    await sendAgentMessage(colleague(), chatId, says('Here I am.'));
  });

  it('is told of in no organization whose chatbot is gone', async () => {
    const { chatId } = await silent();
    await admin.db.doc(paths.chat(orgId, chatId)).update({ chatbotId: newId() });
    expect(await run(DUE)).toBe(0);
    await admin.db.doc(paths.chat(orgId, chatId)).delete();
  });
});

describe('a sign of life', () => {
  it('before the team is told puts that off: the page that is open, and typing', async () => {
    for (const sign of ['open page', 'typing']) {
      const { chatId } = await silent();
      if (sign === 'typing') await admin.db.doc(paths.live(orgId, chatId)).update({ agentTypingAt: later(-2) });
      else await show(chatId, later(-2));
      expect(await run(DUE)).toBe(0);
      const { chat } = await stored(orgId, chatId);
      expect(chat.handover).toMatchObject({ status: 'joined', awayAt: later(3) });
      expect(await mailsAbout(chatId)).toBe(0);
      expect(await run(later(3))).toBe(1);
      expect((await stored(orgId, chatId)).chat.handover?.status).toBe('away');
      await sendAgentMessage(agent(), chatId, says('Sorry.'));
    }
  });

  it('after it spares the visitor: the page that is open, and a message', async () => {
    const [open, written] = [await silent(), await silent()];
    await run(DUE);
    await show(open.chatId, later(3));
    await sendAgentMessage(agent(), written.chatId, says('Here I am again.'));
    expect(await run(later(5))).toBe(0);
    for (const { chatId } of [open, written]) {
      const after = await stored(orgId, chatId);
      expect(after.chat).toMatchObject({ mode: 'human', handover: { status: 'joined' } });
      expect(eventsOf(after)).not.toContain('agent-away');
    }
    expect((await stored(orgId, written.chatId)).chat.handover?.awayAt).toBeNull();
    expect((await stored(orgId, open.chatId)).chat.handover?.awayAt).toEqual(later(8));
    await sendAgentMessage(agent(), open.chatId, says('Hello.'));
  });
});
