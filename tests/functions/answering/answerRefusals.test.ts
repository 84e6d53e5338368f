import { usageSchema } from '@parlance/domain/documents/organizations/usage';
import { MINUTE_MS, SECOND_MS } from '@parlance/domain/durations';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { DocumentReference, Query, Transaction } from 'firebase-admin/firestore';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerQuestion } from '../../../functions/src/answering/answerQuestion.ts';
import { changeUsage } from '../../../functions/src/answering/usage/changeUsage.ts';
import { admin } from '../../support/admin.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { makeAsk } from '../support/answering/makeAsk.ts';
import { scriptedProvider } from '../support/answering/scriptedProvider.ts';
import { trainedChatbot } from '../support/answering/trainedChatbot.ts';

const QUESTION = 'What does a zip repair cost?';
const PROVIDER = scriptedProvider('A zip repair costs 18 euros [1].');

let orgId: string;
let chatbotId: string;
let usagePath: string;

beforeEach(async () => {
  ({ orgId } = await makeOrg({ plan: 'trial', trialEndsAt: new Date(Date.now() + 86_400_000) }));
  chatbotId = await trainedChatbot(orgId, '# Repairs\n\nA zip repair costs 18 euros and takes 7 days.\n');
  usagePath = paths.usage(orgId, 'trial');
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function countReads(): () => number {
  const spies = [
    vi.spyOn(Transaction.prototype, 'get'),
    vi.spyOn(DocumentReference.prototype, 'get'),
    vi.spyOn(Query.prototype, 'get'),
  ];
  return () => spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
}

const ask = (overrides = {}) => answerQuestion(makeAsk(chatbotId, QUESTION, overrides), PROVIDER);

it.each(['chatbots', 'total'] as const)(
  'a refusal for the %s of a minute costs no read after the first one',
  async (of) => {
    const minute = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
    vi.useFakeTimers({ toFake: ['Date'], now: minute + 5 * SECOND_MS });
    await ask();
    const usage = admin.db.doc(usagePath);
    const present = usageSchema.parse((await usage.get()).data()).minute;
    if (present === null) throw new Error('nobody has asked');
    const full = of === 'total' ? LIMITS.orgQuestionsPerMinute : { [chatbotId]: LIMITS.chatbotQuestionsPerMinute };
    await usage.update({ minute: { ...present, [of]: full } });

    const reads = countReads();
    await expect(ask()).rejects.toMatchObject({ code: 'rate-limited' });
    const first = reads();
    expect(first).toBeGreaterThan(0);
    await expect(ask()).rejects.toMatchObject({ code: 'rate-limited' });
    expect(reads()).toBe(first);

    vi.setSystemTime(minute + MINUTE_MS);
    await expect(ask()).resolves.toMatchObject({ verdict: 'answered' });
  },
);

it('a question that finds too many waiting is refused at once, and one whose visitor leaves is not begun', async () => {
  const missing = await admin.db.doc(usagePath).get();
  const { promise, resolve } = Promise.withResolvers<typeof missing>();
  const read = vi.spyOn(DocumentReference.prototype, 'get').mockReturnValueOnce(promise);
  const change = () => changeUsage(usagePath, { kind: 'given-back', charge: null, messages: 1 });
  const holding = change();
  await expect.poll(() => read.mock.calls).toHaveLength(1);
  const controller = new AbortController();
  const left = ask({ signal: controller.signal });
  controller.abort();
  await expect(left).rejects.toMatchObject({ code: 'cancelled' });

  const waiting = Array.from({ length: LIMITS.questionsWaiting }, change);
  await expect(ask()).rejects.toMatchObject({ code: 'rate-limited' });
  resolve(missing);
  await Promise.all([holding, ...waiting]);
  expect((await admin.db.doc(usagePath).get()).exists).toBe(false);
  await expect(ask()).resolves.toMatchObject({ verdict: 'answered' });
});
