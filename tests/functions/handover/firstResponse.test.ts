import { MINUTE_MS } from '@parlance/domain/durations';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { describe, expect, it } from 'vitest';
import { joinChat } from '../../../functions/src/conversations/handover/joinChat.ts';
import { leaveChat } from '../../../functions/src/conversations/handover/leaveChat.ts';
import { sendAgentMessage } from '../../../functions/src/conversations/handover/sendAgentMessage.ts';
import { sendVisitorMessage } from '../../../functions/src/conversations/sendVisitorMessage.ts';
import { readDay } from '../../../functions/src/figures/recounts/readDay.ts';
import { admin } from '../../support/admin.ts';
import { makeTeam } from '../../support/accounts/makeTeam.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';
import { ask, newVisitor, offeringChatbot, stored } from '../support/chats/handoverFixture.ts';
import { foldedDays } from '../support/foldedDays.ts';

const org = await makeTeam();
const { orgId } = org;
const agent = () => membershipOf(org, 'member');
const says = (text: string) => ({ messageId: newId(), text });
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS);
const responseOf = async (chatId: string) => (await stored(orgId, chatId)).chat.firstResponseMs;

/** What the days of a chatbot have counted, and what a recount of them finds. */
async function figuresOf(chatbotId: string) {
  const days = (await foldedDays(orgId)).filter((each) => each.chatbotId === chatbotId);
  const found = await Promise.all(days.map(({ day }) => readDay({ orgId, chatbotId, day })));
  const pick = (
    all: readonly Pick<(typeof found)[number], 'firstResponses' | 'firstResponseMsSum' | 'promptResponses'>[],
  ) =>
    all.reduce(
      (sum, one) => ({
        responses: sum.responses + one.firstResponses,
        ms: sum.ms + one.firstResponseMsSum,
        prompt: sum.prompt + one.promptResponses,
      }),
      { responses: 0, ms: 0, prompt: 0 },
    );
  return { counted: pick(days), found: pick(found) };
}

async function expectCounted(chatbotId: string, chatIds: readonly string[], prompt: number) {
  const times = await Promise.all(chatIds.map(responseOf));
  const ms = times.reduce<number>((sum, time) => sum + (time ?? 0), 0);
  const { counted, found } = await figuresOf(chatbotId);
  expect(counted).toEqual({ responses: chatIds.length, ms, prompt });
  expect(found).toEqual(counted);
}

describe('the first response of a person', () => {
  it('runs from the request to the first message, and counts once, of two messages at once too', async () => {
    const chatbotId = await offeringChatbot(orgId);
    const visitor = newVisitor(chatbotId);
    const { chatId } = visitor;
    await ask(visitor, {}, ago(4));
    await joinChat(agent(), chatId);
    expect(await responseOf(chatId)).toBeNull();
    const reply = says('Hello.');
    await Promise.all([reply, reply, says('Can I help?')].map((one) => sendAgentMessage(agent(), chatId, one)));
    const first = await responseOf(chatId);
    expect(first).toBeGreaterThanOrEqual(4 * MINUTE_MS);
    expect(first).toBeLessThan(5 * MINUTE_MS);
    await expectCounted(chatbotId, [chatId], 1);

    // A later wait in the same conversation changes nothing.
    await sendVisitorMessage(visitor, says('And another thing.'));
    await sendAgentMessage(agent(), chatId, says('Yes?'));
    await leaveChat(agent(), chatId);
    await ask(visitor);
    await joinChat(agent(), chatId);
    await sendAgentMessage(agent(), chatId, says('Here again.'));
    expect(await responseOf(chatId)).toBe(first);
    await expectCounted(chatbotId, [chatId], 1);
  });

  it('of a takeover that nobody asked for runs from what the visitor wrote without a reply', async () => {
    const chatbotId = await offeringChatbot(orgId);
    const visitor = newVisitor(chatbotId);
    const { chatId } = visitor;
    await ask(visitor);
    await joinChat(agent(), chatId);
    await leaveChat(agent(), chatId);
    await joinChat(agent(), chatId);
    await sendAgentMessage(agent(), chatId, says('I saw your question.'));
    expect(await responseOf(chatId)).toBeNull();
    await sendVisitorMessage(visitor, says('Great, then:'));
    const since = ago(7);
    await admin.db.doc(paths.chat(orgId, chatId)).update({ 'handover.awaitedSince': since });
    await sendVisitorMessage(visitor, says('Where is my parcel?'));
    expect((await stored(orgId, chatId)).chat.handover?.awaitedSince).toEqual(since);
    await sendAgentMessage(agent(), chatId, says('On its way.'));
    const { chat } = await stored(orgId, chatId);
    expect(chat.firstResponseMs).toBeGreaterThanOrEqual(7 * MINUTE_MS);
    expect(chat.handover?.awaitedSince).toBeNull();
    await expectCounted(chatbotId, [chatId], 0);
  });
});
