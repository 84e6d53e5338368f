import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { describe, expect, it } from 'vitest';
import { cancelHandover } from '../../../functions/src/conversations/handover/cancelHandover.ts';
import { joinChat } from '../../../functions/src/conversations/handover/joinChat.ts';
import { leaveChat } from '../../../functions/src/conversations/handover/leaveChat.ts';
import { sendVisitorMessage } from '../../../functions/src/conversations/sendVisitorMessage.ts';
import { showVisitorTyping } from '../../../functions/src/conversations/handover/live/showVisitorTyping.ts';
import { admin } from '../../support/admin.ts';
import { makeTeam } from '../../support/accounts/makeTeam.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';
import { ask, eventsOf, newVisitor, offeringChatbot, stored, takenOver } from '../support/chats/handoverFixture.ts';
import { readActivity } from '../support/readActivity.ts';
import { foldedDays } from '../support/foldedDays.ts';

const member = () => membershipOf(ours, 'member');
const colleague = () => membershipOf(ours, 'admin');
const says = (text: string) => ({ messageId: newId(), text });

const [ours, theirs] = await Promise.all([makeTeam(), makeTeam()]);
const { orgId } = ours;
const chatbotId = await offeringChatbot(orgId);

const joined = () => takenOver(chatbotId, member());

describe('a request for an agent', () => {
  it('begins a conversation, shows it to the team and to whoever watches, and counts it once', async () => {
    const own = await makeTeam();
    const bot = await offeringChatbot(own.orgId, { minutes: 7 });
    const visitor = newVisitor(bot);
    const now = new Date();
    expect(await ask(visitor, { name: 'Grace', email: 'grace@example.com', locale: 'de' }, now)).toBe(7);
    const { chat, live, messages, relay } = await stored(own.orgId, visitor.chatId);
    expect(chat).toMatchObject({
      chatbotId: bot,
      mode: 'bot',
      locale: 'de',
      origin: 'https://shop.example',
      unread: true,
      messageCount: 0,
      identity: { name: 'Grace', email: 'grace@example.com' },
      handover: { status: 'requested', email: 'grace@example.com', agentUid: null, requestedAt: now },
    });
    expect(chat.handover?.dueAt.getTime()).toBe(now.getTime() + 7 * 60_000);
    expect(live).toMatchObject({ chatbotId: bot, mode: 'bot', handover: 'requested', agentName: null });
    expect(messages.map(({ role }) => role)).toEqual(['event']);
    expect(eventsOf({ messages })).toEqual(['handover-requested']);
    expect(relay).toEqual([]);
    expect((await foldedDays(own.orgId)).map(({ conversations }) => conversations)).toEqual([1]);
  });

  it('changes nothing when it comes twice, at once or later, or while one is being waited for', async () => {
    const visitor = newVisitor(chatbotId);
    const handoverId = newId();
    await Promise.all(Array.from({ length: 5 }, () => ask(visitor, { handoverId })));
    const first = await stored(orgId, visitor.chatId);
    await ask(visitor, { handoverId }, new Date(Date.now() + 60_000));
    await ask(visitor, { email: 'late@example.com' }, new Date(Date.now() + 60_000));
    expect(await stored(orgId, visitor.chatId)).toEqual(first);
    expect(eventsOf(first)).toEqual(['handover-requested']);
    // The first one, delivered once more when all is over, does not begin anew; another one does.
    await cancelHandover(visitor);
    await ask(visitor, { handoverId });
    expect((await stored(orgId, visitor.chatId)).chat.handover?.status).toBe('ended');
    await ask(visitor);
    expect((await stored(orgId, visitor.chatId)).chat.handover?.status).toBe('requested');
  });

  it('is refused where no agent is offered and outside of opening hours, and leaves nothing behind', async () => {
    const closed = Array.from({ length: 7 }, () => null);
    for (const handover of [{ isOffered: false }, { hours: closed }]) {
      const visitor = newVisitor(await offeringChatbot(orgId, handover));
      await expect(ask(visitor)).rejects.toMatchObject({ code: 'handover-closed' });
      expect((await admin.db.doc(paths.chat(orgId, visitor.chatId)).get()).exists).toBe(false);
    }
  });

  it('follows the clock of the organization', async () => {
    const nine = { from: '09:00', to: '10:00' };
    const visitor = newVisitor(await offeringChatbot(orgId, { hours: Array.from({ length: 7 }, () => nine) }));
    await expect(ask(visitor, {}, new Date('2026-11-23T09:00:00Z'))).rejects.toMatchObject({ code: 'handover-closed' });
    await expect(ask(visitor, {}, new Date('2026-11-23T08:59:00Z'))).resolves.toBe(5);
  });

  it('is taken back by the visitor, twice if need be', async () => {
    const visitor = newVisitor(chatbotId);
    await cancelHandover(visitor);
    await ask(visitor);
    await Promise.all([cancelHandover(visitor), cancelHandover(visitor)]);
    const after = await stored(orgId, visitor.chatId);
    expect(after.chat).toMatchObject({ mode: 'bot', handover: { status: 'ended' } });
    expect(after.live).toMatchObject({ mode: 'bot', handover: 'ended' });
    expect(eventsOf(after)).toEqual(['handover-requested']);
  });

  it('reaches no conversation of another chatbot', async () => {
    const visitor = await joined();
    const intruder = { ...visitor, chatbotId: await offeringChatbot(theirs.orgId) };
    const sibling = { ...visitor, chatbotId: await offeringChatbot(orgId) };
    const before = await stored(orgId, visitor.chatId);
    for (const work of [ask, cancelHandover, showVisitorTyping]) await work(intruder);
    await expect(ask(sibling)).rejects.toMatchObject({ code: 'visitor-token-invalid' });
    await expect(cancelHandover(sibling)).rejects.toMatchObject({ code: 'visitor-token-invalid' });
    await expect(sendVisitorMessage(sibling, says('Hi'))).rejects.toMatchObject({ code: 'visitor-token-invalid' });
    await showVisitorTyping(sibling);
    expect(await stored(orgId, visitor.chatId)).toEqual(before);
  });
});

describe('taking over', () => {
  it('is one agent’s: of two at once exactly one wins, and coming twice changes nothing', async () => {
    for (const isAsked of [true, false]) {
      const visitor = newVisitor(chatbotId);
      await ask(visitor);
      if (!isAsked) await cancelHandover(visitor);
      const race = [member(), colleague()].map((who) => joinChat(who, visitor.chatId));
      const outcomes = await Promise.allSettled(race);
      const lost = outcomes.filter((outcome) => outcome.status === 'rejected');
      expect(lost).toMatchObject([{ reason: { code: 'chat-taken-over' } }]);
      const { chat, live, ...after } = await stored(orgId, visitor.chatId);
      const winner = outcomes[0]?.status === 'fulfilled' ? member() : colleague();
      expect(chat).toMatchObject({
        mode: 'human',
        byAgent: true,
        unread: false,
        handover: { status: 'joined', agentUid: winner.uid },
      });
      expect(live).toMatchObject({ mode: 'human', handover: 'joined', agentName: chat.handover?.agentName });
      expect(eventsOf(after)).toEqual(['handover-requested', 'agent-joined']);
      expect(after.relay.map(({ event, agentName }) => [event, agentName])).toEqual([
        ['agent-joined', chat.handover?.agentName],
      ]);
      await joinChat(winner, visitor.chatId);
      expect(eventsOf(await stored(orgId, visitor.chatId))).toEqual(eventsOf(after));
    }
  });

  it('names the agent as the organization knows them', async () => {
    const own = await makeTeam();
    const visitor = newVisitor(await offeringChatbot(own.orgId));
    await ask(visitor);
    await admin.db.doc(paths.member(own.orgId, own.users.member.uid)).update({ name: 'Ada Byron' });
    await joinChat(membershipOf(own, 'member'), visitor.chatId);
    const { live, messages } = await stored(own.orgId, visitor.chatId);
    expect(live?.agentName).toBe('Ada Byron');
    expect(messages.at(-1)).toMatchObject({ event: 'agent-joined', agentName: 'Ada Byron' });
  });

  it('stands in the activity, once, with the conversation and nothing of its words', async () => {
    const own = await makeTeam();
    const visitor = newVisitor(await offeringChatbot(own.orgId));
    await ask(visitor);
    const who = membershipOf(own, 'member');
    for (let call = 0; call < 2; call += 1) await joinChat(who, visitor.chatId);
    expect(await readActivity(own.orgId, ['kind', 'actorUid', 'subject', 'subjectId'])).toEqual([
      ['chat-taken-over', who.uid, '', visitor.chatId],
    ]);
  });

  it('is not for whoever became a viewer or was removed meanwhile', async () => {
    const visitor = newVisitor(chatbotId);
    await ask(visitor);
    const denied = [
      [membershipOf(ours, 'viewer'), 'permission-denied'],
      [{ ...member(), uid: newId() }, 'not-found'],
    ] as const;
    for (const [who, code] of denied) await expect(joinChat(who, visitor.chatId)).rejects.toMatchObject({ code });
    expect((await stored(orgId, visitor.chatId)).chat.mode).toBe('bot');
  });

  it('ends by the visitor, by the agent or by a colleague, once', async () => {
    const enders = [
      cancelHandover,
      ({ chatId }: { chatId: string }) => leaveChat(member(), chatId),
      ({ chatId }: { chatId: string }) => leaveChat(colleague(), chatId),
    ];
    for (const end of enders) {
      const visitor = await joined();
      await Promise.all([end(visitor), end(visitor)]);
      await leaveChat(member(), visitor.chatId);
      const { chat, live, ...after } = await stored(orgId, visitor.chatId);
      expect(chat).toMatchObject({ mode: 'bot', handover: { status: 'ended', agentUid: member().uid } });
      expect(live).toMatchObject({ mode: 'bot', handover: 'ended', agentName: null });
      expect(eventsOf(after)).toEqual(['handover-requested', 'agent-joined', 'agent-left']);
      // Whoever gave it back: it was the agent who had it that is gone.
      expect(after.messages.at(-1)).toMatchObject({ agentUid: member().uid });
    }
  });

  it('leaves a waiting visitor waiting when a member gives back what nobody has', async () => {
    const visitor = newVisitor(chatbotId);
    await ask(visitor);
    await leaveChat(member(), visitor.chatId);
    expect((await stored(orgId, visitor.chatId)).chat.handover?.status).toBe('requested');
  });
});
