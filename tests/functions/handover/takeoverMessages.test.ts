import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { describe, expect, it } from 'vitest';
import { answerQuestion } from '../../../functions/src/answering/answerQuestion.ts';
import { markChat } from '../../../functions/src/conversations/chats/team/markChat.ts';
import { joinChat } from '../../../functions/src/conversations/handover/joinChat.ts';
import { leaveChat } from '../../../functions/src/conversations/handover/leaveChat.ts';
import { sendAgentMessage } from '../../../functions/src/conversations/handover/sendAgentMessage.ts';
import { sendVisitorMessage } from '../../../functions/src/conversations/sendVisitorMessage.ts';
import { showAgentTyping } from '../../../functions/src/conversations/handover/live/showAgentTyping.ts';
import { showVisitorTyping } from '../../../functions/src/conversations/handover/live/showVisitorTyping.ts';
import { admin } from '../../support/admin.ts';
import { makeTeam } from '../../support/accounts/makeTeam.ts';
import { makeAsk } from '../support/answering/makeAsk.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';
import { scriptedProvider } from '../support/answering/scriptedProvider.ts';
import { ask, newVisitor, offeringChatbot, stored, takenOver } from '../support/chats/handoverFixture.ts';
import { trainedChatbot } from '../support/answering/trainedChatbot.ts';
import { usedMessages } from '../support/answering/usedMessages.ts';
import { foldedDays } from '../support/foldedDays.ts';

const member = () => membershipOf(org, 'member');
const colleague = () => membershipOf(org, 'admin');
const says = (text: string) => ({ messageId: newId(), text });

const org = await makeTeam();
const { orgId } = org;
const chatbotId = await offeringChatbot(orgId);

const joined = () => takenOver(chatbotId, member());

describe('messages between visitor and agent', () => {
  it('are stored once each, for the team and for the visitor, who sees nothing but the words and a name', async () => {
    const visitor = await joined();
    const used = await usedMessages(orgId);
    const [question, reply] = [says('Where is my parcel?'), says('On its way.')];
    await Promise.all(Array.from({ length: 4 }, () => sendVisitorMessage(visitor, question)));
    await markChat(member(), visitor.chatId, false);
    await Promise.all(Array.from({ length: 4 }, () => sendAgentMessage(member(), visitor.chatId, reply)));
    const { chat, messages, relay } = await stored(orgId, visitor.chatId);
    const { agentName = null } = chat.handover ?? {};
    expect(messages.slice(2)).toMatchObject([
      { role: 'user', text: question.text, charged: false },
      { role: 'agent', text: reply.text, agentUid: member().uid, agentName },
    ]);
    expect(relay.map(({ role, text, agentName: name }) => [role, text, name])).toEqual([
      ['event', '', agentName],
      ['user', question.text, null],
      ['agent', reply.text, agentName],
    ]);
    expect(chat).toMatchObject({ messageCount: 2, lastMessage: question.text, unread: false, classifiedAt: null });
    expect(chat.lastMessageAt).toEqual(messages.at(-1)?.at);
    // No message of the plan, and none of the day's.
    expect(await usedMessages(orgId)).toBe(used);
    expect((await foldedDays(orgId)).filter((day) => day.messages > 0)).toEqual([]);
  });

  it('that began as a suggestion say how much of it was changed, to the team alone, and keep none of it', async () => {
    const visitor = await joined();
    const draft = 'It leaves on Monday.';
    await sendAgentMessage(member(), visitor.chatId, { ...says(draft), draft });
    await sendAgentMessage(member(), visitor.chatId, { ...says('It leaves on Friday.'), draft });
    await sendAgentMessage(member(), visitor.chatId, says('Bye.'));
    const { messages, relay } = await stored(orgId, visitor.chatId);
    const changes = messages.flatMap((message) => (message.role === 'agent' ? message.draftChange : []));
    expect(changes).toEqual([0, 0.15, null]);
    expect(JSON.stringify(messages.at(-2))).not.toContain('Monday');
    expect(relay.filter((message) => 'draftChange' in message)).toEqual([]);
  });

  it('of the visitor are unread until the team has looked, which is written once', async () => {
    const visitor = await joined();
    await sendVisitorMessage(visitor, says('Hello?'));
    const ref = admin.db.doc(paths.chat(orgId, visitor.chatId));
    expect((await ref.get()).get('unread')).toBe(true);
    await markChat(member(), visitor.chatId, false);
    const { updateTime } = await ref.get();
    await markChat(member(), visitor.chatId, false);
    const after = await ref.get();
    expect(after.get('unread')).toBe(false);
    expect(after.updateTime).toEqual(updateTime);
  });

  it('are refused while the chatbot answers, and a colleague’s while somebody else has it', async () => {
    const visitor = newVisitor(chatbotId);
    const refusal = { code: 'chat-not-taken-over' };
    await expect(sendVisitorMessage(visitor, says('Hi'))).rejects.toMatchObject(refusal);
    await ask(visitor);
    await expect(sendVisitorMessage(visitor, says('Hi'))).rejects.toMatchObject(refusal);
    await expect(sendAgentMessage(member(), visitor.chatId, says('Hi'))).rejects.toMatchObject(refusal);
    await joinChat(member(), visitor.chatId);
    await expect(sendAgentMessage(colleague(), visitor.chatId, says('Hi'))).rejects.toMatchObject(refusal);
    const sent = says('Hi');
    await sendAgentMessage(member(), visitor.chatId, sent);
    await leaveChat(colleague(), visitor.chatId);
    await expect(sendAgentMessage(member(), visitor.chatId, says('Still there'))).rejects.toMatchObject(refusal);
    // The answer to the first delivery was lost: the second one is none.
    await sendAgentMessage(member(), visitor.chatId, sent);
    expect((await stored(orgId, visitor.chatId)).messages.filter(({ role }) => role === 'agent')).toHaveLength(1);
  });

  it('are bounded in the lists of chats', async () => {
    const visitor = await joined();
    await sendVisitorMessage(visitor, says('🙂'.repeat(LIMITS.visitorMessageCharacters / 2)));
    const { lastMessage } = (await stored(orgId, visitor.chatId)).chat;
    expect(lastMessage).toHaveLength(300);
    expect(lastMessage.isWellFormed()).toBe(true);
  });

  it('show who is typing, until the message is there, and to nobody without an agent', async () => {
    const visitor = await joined();
    await Promise.all([showVisitorTyping(visitor), showAgentTyping(member(), visitor.chatId)]);
    const typing = (await stored(orgId, visitor.chatId)).live;
    expect([typing?.agentTypingAt, typing?.visitorTypingAt]).toEqual([expect.any(Date), expect.any(Date)]);
    await sendVisitorMessage(visitor, says('Hi'));
    await sendAgentMessage(member(), visitor.chatId, says('Hi'));
    expect((await stored(orgId, visitor.chatId)).live).toMatchObject({ agentTypingAt: null, visitorTypingAt: null });
    await showAgentTyping(colleague(), visitor.chatId);
    await leaveChat(member(), visitor.chatId);
    await Promise.all([showVisitorTyping(visitor), showAgentTyping(member(), visitor.chatId)]);
    expect((await stored(orgId, visitor.chatId)).live).toMatchObject({ agentTypingAt: null, visitorTypingAt: null });
  });
});

describe('the chatbot', () => {
  const TEXT = '# Repairs\n\nA zip repair costs 18 euros and takes 7 days.\n';
  const QUESTION = 'What does a zip repair cost?';

  it('is silent while an agent has the conversation, and afterwards knows what was said', async () => {
    const bot = await trainedChatbot(orgId, TEXT);
    const provider = scriptedProvider('A zip repair costs 18 euros [1].');
    const first = makeAsk(bot, QUESTION);
    const { visitor } = first;
    await answerQuestion(first, provider);
    // Nobody asked for one.
    await joinChat(member(), visitor.chatId);
    const used = await usedMessages(orgId);
    const refused = answerQuestion(makeAsk(bot, 'And a button?', { visitor }), provider);
    await expect(refused).rejects.toMatchObject({ code: 'chat-taken-over' });
    expect(await usedMessages(orgId)).toBe(used);

    await sendVisitorMessage(visitor, says('And a button?'));
    await sendAgentMessage(member(), visitor.chatId, says('Three euros.'));
    await sendVisitorMessage(visitor, says('Thanks.'));
    await leaveChat(member(), visitor.chatId);
    await answerQuestion(makeAsk(bot, 'How many days does a zip repair take?', { visitor }), provider);
    expect(provider.requests.at(-1)?.history).toEqual([
      { question: QUESTION, answer: 'A zip repair costs 18 euros.' },
      { question: 'And a button?', answer: 'Three euros.' },
    ]);
  });

  it('goes on answering while the visitor waits', async () => {
    const bot = await trainedChatbot(orgId, TEXT, {
      handover: { isOffered: true, minutes: 5, hours: null, closedDays: [], awayMinutes: 5 },
    });
    const visitor = newVisitor(bot);
    await ask(visitor);
    const result = await answerQuestion(
      makeAsk(bot, QUESTION, { visitor }),
      scriptedProvider('It costs 18 euros [1].'),
    );
    expect(result.verdict).toBe('answered');
    const { chat } = await stored(orgId, visitor.chatId);
    expect(chat).toMatchObject({ messageCount: 2, handover: { status: 'requested' } });
  });
});
