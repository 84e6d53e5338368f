import { answerIdOf } from '@parlance/domain/widget/answerId';
import { messageSchema } from '@parlance/domain/documents/chats/message';
import { widgetSchema } from '@parlance/domain/documents/chatbots/widget';
import { usageSchema } from '@parlance/domain/documents/organizations/usage';
import { paths } from '@parlance/domain/paths';
import { GrpcStatus } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Ask, answerQuestion } from '../../../functions/src/answering/answerQuestion.ts';
import { refundAnswer } from '../../../functions/src/answering/record/refundAnswer.ts';
import { reserveAnswer } from '../../../functions/src/answering/record/reserveAnswer.ts';
import { leaveChat } from '../../../functions/src/conversations/handover/leaveChat.ts';
import { joinChat } from '../../../functions/src/conversations/handover/joinChat.ts';
import { db } from '../../../functions/src/kernel/platform/app.ts';
import { admin } from '../../support/admin.ts';
import { makeTeam, type TestTeam } from '../../support/accounts/makeTeam.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';
import { makeAsk } from '../support/answering/makeAsk.ts';
import { scriptedProvider } from '../support/answering/scriptedProvider.ts';
import { teach, trainedChatbot } from '../support/answering/trainedChatbot.ts';
import { usedMessages } from '../support/answering/usedMessages.ts';

const QUESTION = 'What does a zip repair cost?';
const GOOD = 'A zip repair costs 18 euros [1].';

let org: TestTeam;
let chatbotId: string;

beforeEach(async () => {
  org = await makeTeam();
  chatbotId = await trainedChatbot(org.orgId, '# Repairs\n\nA zip repair costs 18 euros and takes 7 days.\n');
});

afterEach(() => {
  vi.restoreAllMocks();
});

async function readMessage({ visitor }: Ask, id: string) {
  const found = await admin.db.doc(paths.message(org.orgId, visitor.chatId, id)).get();
  return messageSchema.optional().parse(found.data());
}

/** Firestore refuses the next transactions as it does when it is away. */
function breakTransactions(times: number): void {
  const away = Object.assign(new Error('14 UNAVAILABLE'), { code: GrpcStatus.UNAVAILABLE });
  const spy = vi.spyOn(db, 'runTransaction');
  for (let time = 0; time < times; time += 1) spy.mockRejectedValueOnce(away);
}

describe('an answer that was read in full', () => {
  it.each([1, 3])('is stored whole when Firestore is away for %i attempts (A-113)', async (times) => {
    const ask = makeAsk(chatbotId, QUESTION);
    const provider = scriptedProvider(async function* () {
      yield GOOD;
      breakTransactions(times);
    });
    expect(await answerQuestion(ask, provider)).toMatchObject({ verdict: 'answered', text: GOOD });
    expect(await readMessage(ask, answerIdOf(ask.messageId))).toMatchObject({ verdict: 'answered', text: GOOD });
    expect(await usedMessages(org.orgId)).toBe(1);
  });

  it.each(['the business’s own', 'the model’s'])('is no failure when it cannot be stored at all: %s', async (whose) => {
    const isOwn = whose === 'the business’s own';
    const text = isOwn ? 'It is 18 euros.' : GOOD;
    if (isOwn) await teach(org.orgId, chatbotId, QUESTION, text);
    const ask = makeAsk(chatbotId, QUESTION, {
      send: async (chunk) => {
        if (chunk.type === 'text') breakTransactions(4);
      },
    });
    const result = await answerQuestion(ask, scriptedProvider(GOOD));
    expect(result).toMatchObject({ verdict: isOwn ? 'verified' : 'answered', text });
    expect(await readMessage(ask, answerIdOf(ask.messageId))).toBeUndefined();
  });
});

describe('an answer on its way when an agent joins', () => {
  it('is not kept, and its message of the plan is given back', async () => {
    const ask = makeAsk(chatbotId, QUESTION);
    const provider = scriptedProvider(async function* () {
      yield GOOD;
      await joinChat(membershipOf(org, 'member'), ask.visitor.chatId);
    });
    await expect(answerQuestion(ask, provider)).rejects.toMatchObject({ code: 'chat-taken-over' });
    const messages = await admin.db.collection(paths.messages(org.orgId, ask.visitor.chatId)).get();
    const roles = messages.docs.map((message) => messageSchema.parse(message.data()).role);
    expect(roles.toSorted()).toEqual(['event', 'user']);
    expect(await usedMessages(org.orgId)).toBe(0);

    await leaveChat(membershipOf(org, 'member'), ask.visitor.chatId);
    expect(await answerQuestion(ask, scriptedProvider(GOOD))).toMatchObject({ verdict: 'answered' });
    expect(await usedMessages(org.orgId)).toBe(1);
  });

  it('is not kept in part either', async () => {
    const ask = makeAsk(chatbotId, QUESTION);
    const provider = scriptedProvider(async function* () {
      yield `${GOOD} It takes`;
      await joinChat(membershipOf(org, 'member'), ask.visitor.chatId);
      throw new Error('connection lost');
    });
    await expect(answerQuestion(ask, provider)).rejects.toMatchObject({ code: 'chat-taken-over' });
    expect(await readMessage(ask, answerIdOf(ask.messageId))).toBeUndefined();
    expect(await usedMessages(org.orgId)).toBe(0);
  });
});

it('a message of the plan goes back to the month that it was taken from, and to none that is not there', async () => {
  const ask = makeAsk(chatbotId, QUESTION);
  const widget = widgetSchema.parse((await admin.db.doc(paths.widget(chatbotId)).get()).data());
  const [last, next] = [new Date('2026-10-31T12:00:00Z'), new Date('2026-11-01T12:00:00Z')];
  const usageOf = async (month: string) => {
    const found = await admin.db.doc(paths.usage(org.orgId, month)).get();
    return usageSchema.optional().parse(found.data())?.messages;
  };
  await reserveAnswer({ ...ask, widget, askedAt: last }, 1);
  await reserveAnswer({ ...ask, widget, askedAt: next }, 1);
  expect([await usageOf('2026-10'), await usageOf('2026-11')]).toEqual([1, 0]);
  await refundAnswer({ ...ask, widget, askedAt: next });
  await refundAnswer({ ...ask, widget, askedAt: next });
  expect([await usageOf('2026-10'), await usageOf('2026-11')]).toEqual([0, 0]);

  await reserveAnswer({ ...ask, widget, askedAt: next }, 1);
  await admin.db.doc(paths.usage(org.orgId, '2026-11')).delete();
  await refundAnswer({ ...ask, widget, askedAt: next });
  expect(await usageOf('2026-11')).toBeUndefined();
  expect(await readMessage(ask, ask.messageId)).toMatchObject({ charged: false });
});
