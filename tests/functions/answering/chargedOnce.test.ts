import { type VisitorMessage, visitorMessageSchema } from '@parlance/domain/documents/chats/message';
import { type Usage, usageSchema } from '@parlance/domain/documents/organizations/usage';
import { MINUTE_MS } from '@parlance/domain/durations';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { PLAN_LIMITS } from '@parlance/domain/plans';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Question } from '../../../functions/src/answering/question/question.ts';
import { refundAnswer } from '../../../functions/src/answering/record/refundAnswer.ts';
import { reserveAnswer } from '../../../functions/src/answering/record/reserveAnswer.ts';
import { changeUsage } from '../../../functions/src/answering/usage/changeUsage.ts';
import { countQuestion, type QuestionCount } from '../../../functions/src/answering/usage/countQuestion.ts';
import { questionKey } from '../../../functions/src/answering/usage/questionKey.ts';
import { keepCharges } from '../../../functions/src/answering/keepCharges.ts';
import { STORED_CHARGES } from '../../../functions/src/answering/usage/STORED_CHARGES.ts';
import { db } from '../../../functions/src/kernel/platform/app.ts';
import { admin } from '../../support/admin.ts';
import { makeQuestion } from '../support/answering/makeQuestion.ts';
import { makeWidget } from '../support/answering/makeWidget.ts';

let orgId: string;
let usagePath: string;

beforeEach(() => {
  orgId = newId();
  usagePath = paths.usage(orgId, 'trial');
});

afterEach(() => {
  vi.restoreAllMocks();
});

const ask = (overrides: Partial<Question> = {}) => makeQuestion(makeWidget(orgId), overrides);
const reserve = (question: Question) => reserveAnswer(question, 1);
const usageOf = async () => usageSchema.parse((await admin.db.doc(usagePath).get()).data());

/** Acts as a process that is killed between counting a question and storing it. */
async function countAlone(question: Question): Promise<QuestionCount> {
  const counter = countQuestion(question, { period: 'trial', messages: 1, signal: undefined });
  await counter.count();
  return counter;
}

/** Turns what follows into another process: this one has written to the counter nothing of what it knows. */
function endProcess(): void {
  STORED_CHARGES.forget(usagePath, STORED_CHARGES.of(usagePath));
}

async function readQuestion({ visitor, messageId }: Question): Promise<VisitorMessage> {
  return visitorMessageSchema.parse((await admin.db.doc(paths.message(orgId, visitor.chatId, messageId)).get()).data());
}

/** The counter has these as pending for so many minutes. */
async function setPending(minutes: number, entries: Readonly<Record<string, string>>): Promise<void> {
  const at = new Date(Date.now() - minutes * MINUTE_MS);
  const { pending } = await usageOf();
  const more: Usage['pending'] = {};
  for (const [question, id] of Object.entries(entries)) more[question] = { id, messages: 1, holders: [id], at };
  await admin.db.doc(usagePath).update({ pending: { ...pending, ...more } });
}

it('a question whose processes are killed before they store it takes one message, in plan and minute (R-05)', async () => {
  const question = ask();
  for (let kill = 0; kill < 3; kill += 1) await countAlone(question);
  await reserve(question);
  const { messages, minute, pending } = await usageOf();
  expect({ messages, total: minute?.total }).toEqual({ messages: 1, total: 1 });
  const key = questionKey(question);
  expect(await readQuestion(question)).toMatchObject({ charged: true, chargeId: pending[key]?.id });

  const next = ask();
  await reserve(next);
  expect(await usageOf()).toMatchObject({ messages: 2 });
  expect(Object.keys((await usageOf()).pending)).toEqual([questionKey(next)]);
});

it('the same id in two conversations takes two messages', async () => {
  const question = ask();
  const other = ask({ messageId: question.messageId });
  await Promise.all([reserve(question), reserve(other)]);
  expect((await usageOf()).messages).toBe(2);
});

it('of two processes with one question the one that does not store it gives nothing back, and both refused give it back once', async () => {
  const question = ask();
  const slow = await countAlone(question);
  await reserve(question);
  await slow.undo();
  expect((await usageOf()).messages).toBe(1);

  const refused = ask();
  const tries = [await countAlone(refused), await countAlone(refused)];
  await Promise.all([...tries, ...tries].map((each) => each.undo()));
  const { messages, pending } = await usageOf();
  expect({ messages, pending }).toEqual({ messages: 1, pending: {} });
});

it.each(['known', 'not known'])(
  'a stored question that is asked again keeps its one message while that is %s',
  async (how) => {
    const question = ask();
    await reserve(question);
    if (how === 'not known') endProcess();
    await reserve(question);
    await reserve(question);
    expect((await usageOf()).messages).toBe(1);
    expect(await readQuestion(question)).toMatchObject({ charged: true, attempts: 3 });

    await refundAnswer(question);
    await refundAnswer(question);
    expect(await usageOf()).toMatchObject({ messages: 0, pending: {} });
    await reserve(question);
    expect((await usageOf()).messages).toBe(1);
  },
);

it('a question that is asked again while its message is on the way back takes another one', async () => {
  const question = ask();
  await reserve(question);
  endProcess();
  const { chargeId } = await readQuestion(question);
  if (chargeId === null) throw new Error('it is not charged');
  // As far as `refundAnswer` gets before it changes the counter.
  const { visitor, messageId } = question;
  await admin.db.doc(paths.message(orgId, visitor.chatId, messageId)).update({ charged: false, chargedIn: null });
  await reserve(question);
  expect((await usageOf()).messages).toBe(2);
  await changeUsage(usagePath, {
    kind: 'given-back',
    messages: 1,
    charge: { question: questionKey(question), id: chargeId },
  });
  expect((await usageOf()).messages).toBe(1);
});

it('a question that is deleted while it is pending keeps its message, and lends it to none of the same id', async () => {
  const question = ask();
  await reserve(question);
  endProcess();
  const { visitor, messageId } = question;
  await keepCharges(question.widget, [visitor.chatId]);
  await admin.db.recursiveDelete(admin.db.doc(paths.chat(orgId, visitor.chatId)));
  expect(await usageOf()).toMatchObject({ messages: 1, pending: {} });
  await reserve(ask({ visitor, messageId }));
  expect((await usageOf()).messages).toBe(2);
});

it('what is pending for ten minutes is looked up once, and given back unless its question holds it', async () => {
  const [stored, repeated, lost, young] = [ask(), ask(), ask(), ask()];
  for (const question of [stored, repeated]) await reserve(question);
  endProcess();
  const held = (await readQuestion(stored)).chargeId ?? '';
  await admin.db.doc(usagePath).update({ messages: 5 });
  // A process was killed that counted a stored question again, and two that counted new ones.
  await setPending(11, { [questionKey(stored)]: held, [questionKey(repeated)]: newId(), [questionKey(lost)]: newId() });
  await setPending(9, { [questionKey(young)]: newId() });
  const lookUp = vi.spyOn(db, 'getAll');
  const [next, last] = [ask(), ask()];
  await reserve(next);
  await reserve(last);
  // The counter, what is looked up, and the counter again.
  expect(lookUp.mock.calls.map((documents) => documents.length)).toEqual([1, 3, 1]);
  const { messages, pending } = await usageOf();
  expect(messages).toBe(5 - 2 + 2);
  expect(Object.keys(pending).toSorted()).toEqual([questionKey(young), questionKey(last)].toSorted());
});

it('a message that was never used lets the next question through, however full the plan is', async () => {
  const max = PLAN_LIMITS.trial.messages;
  await admin.db.doc(usagePath).set({ messages: max });
  await setPending(11, { [questionKey(ask())]: newId() });
  await reserve(ask());
  expect((await usageOf()).messages).toBe(max);
  await expect(reserve(ask())).rejects.toMatchObject({ code: 'message-limit-reached' });
});
