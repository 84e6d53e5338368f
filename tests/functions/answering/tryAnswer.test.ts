import { answerIdOf } from '@parlance/domain/widget/answerId';
import { tryAnswer as tryAnswerContract } from '@parlance/domain/contracts/playground';
import { answerMessageSchema } from '@parlance/domain/documents/chats/message';
import { DAY_MS } from '@parlance/domain/durations';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { AUTO_MODEL } from '@parlance/domain/models';
import { paths } from '@parlance/domain/paths';
import { PLAN_LIMITS } from '@parlance/domain/plans';
import type { DocumentReference } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { createLocalProvider } from '../../../functions/src/ai/vendors/local/createLocalProvider.ts';
import { answerQuestion } from '../../../functions/src/answering/answerQuestion.ts';
import { takeFromDay } from '../../../functions/src/kernel/platform/limits/takeFromDay.ts';
import { type Trial, tryAnswer } from '../../../functions/src/quality/tryAnswer.ts';
import { admin } from '../../support/admin.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeTeam } from '../../support/accounts/makeTeam.ts';
import { streamContract } from '../../support/streamContract.ts';
import { makeAsk } from '../support/answering/makeAsk.ts';
import { scriptedProvider } from '../support/answering/scriptedProvider.ts';
import { startModels } from '../support/answering/startModels.ts';
import { teach, trainedChatbot } from '../support/answering/trainedChatbot.ts';

const TEXT =
  '# Repairs\n\nA zip repair costs 18 euros and takes 7 days.\n\n# Shipping\n\nShipping to Austria costs 9 euros.\n';
const QUESTION = 'What does a zip repair cost?';
const GOOD = 'A zip repair costs 18 euros [1].';
const DRAFT = { systemInstructions: '', model: 'auto', temperature: 0.2, formality: 'formal' } as const;
const FAQ = { question: 'Do you ship to the moon?', answer: 'Not yet.' };

const { orgId, users } = await makeTeam();
const chatbotId = await trainedChatbot(orgId, TEXT, { faqs: [FAQ], testedAt: new Date() });
await teach(orgId, chatbotId, 'When are you open?', 'From 9 to 18.');

/** Each in a minute of its own, so that no test uses up another's trials. */
let minutes = 0;
function aMinute(): Date {
  minutes += 1;
  return new Date(Date.now() + minutes * 120_000);
}

function trial(overrides: Partial<Trial> = {}): Trial {
  return {
    orgId,
    chatbotId,
    draft: DRAFT,
    text: QUESTION,
    locale: 'en',
    turns: [],
    signal: new AbortController().signal,
    send: async () => undefined,
    ...overrides,
  };
}

/** Every document of the organization, and its chatbot's projection, with the time of the last write. */
async function everything(): Promise<string[]> {
  const found: string[] = [];
  const visit = async (document: DocumentReference): Promise<void> => {
    const { updateTime } = await document.get();
    found.push(`${document.path} ${updateTime?.valueOf() ?? 'missing'}`);
    for (const collection of await document.listCollections()) {
      for (const child of await collection.listDocuments()) await visit(child);
    }
  };
  await visit(admin.db.doc(paths.org(orgId)));
  await visit(admin.db.doc(paths.widget(chatbotId)));
  return found.toSorted();
}

describe('a trial', () => {
  it('answers as a visitor would hear it, from the same passages, and tells what it is made of', async () => {
    const provider = createLocalProvider();
    const ask = makeAsk(chatbotId, QUESTION);
    const visitors = await answerQuestion(ask, provider);
    const path = paths.message(orgId, ask.visitor.chatId, answerIdOf(ask.messageId));
    const stored = answerMessageSchema.parse((await admin.db.doc(path).get()).data());
    const tried = await tryAnswer(trial(), provider, aMinute());
    expect(tried.result).toEqual({ ...visitors, messageId: tried.result.messageId });
    expect(tried.passages.map(({ chunkId, score, sourceName }) => ({ chunkId, score, sourceName }))).toEqual(
      stored.passages,
    );
    expect(tried.passages[0]?.heading).toBe('Repairs');
    expect(tried.passages[0]?.text).toContain('18 euros');
    expect(tried).toMatchObject({
      searchQuery: QUESTION,
      provider: 'local',
      model: stored.model,
      tokens: stored.tokens,
    });
    // A model without a price.
    expect(tried.cost).toBeNull();
    expect(tried.firstTextMs).toBeLessThanOrEqual(tried.latencyMs);
  });

  it('stores, counts and charges nothing else, whatever comes of it', async () => {
    await answerQuestion(makeAsk(chatbotId, QUESTION), createLocalProvider());
    const before = await everything();
    const provider = createLocalProvider();
    for (const text of [QUESTION, FAQ.question, 'When are you open?', 'Who was Napoleon?']) {
      await tryAnswer(trial({ text }), provider, aMinute());
    }
    const broken = scriptedProvider(async function* () {
      yield 'A ';
      throw new Error('gone');
    });
    const far = 'What does it cost, and how long does it take?';
    await expect(tryAnswer(trial({ text: far }), broken, aMinute())).rejects.toMatchObject({ code: 'answer-failed' });
    expect(await everything()).toEqual(before);
  });

  it.each([
    ['an FAQ', FAQ.question, 'verified', FAQ.answer],
    ['a question with its answer', 'When are you open?', 'verified', 'From 9 to 18.'],
    ['what the sources do not say', 'Who was Napoleon?', 'refused', undefined],
  ])('gives %s as visitors get it', async (_what, text, verdict, answer) => {
    const { result, cost } = await tryAnswer(trial({ text }), createLocalProvider(), aMinute());
    expect(result).toMatchObject({ verdict, offerContact: verdict === 'refused', ...(answer && { text: answer }) });
    expect(cost).toBeNull();
  });

  it('uses the draft and not what is saved, and the turns as what was said before', async () => {
    const provider = scriptedProvider(GOOD);
    const draft = {
      systemInstructions: 'Be brief.',
      model: 'gemini-3.1-flash-lite',
      temperature: 0.9,
      formality: 'informal',
    };
    const turns = [{ question: 'Do you repair?', answer: 'Yes.' }];
    await tryAnswer(trial({ draft: { ...draft, formality: 'informal' }, turns }), provider, aMinute());
    const { systemInstructions: system, model, temperature, formality } = draft;
    expect(provider.requests).toMatchObject([{ system, model, temperature, formality, history: turns }]);
  });

  it('makes a follow-up whole from the turns', async () => {
    const turns = [{ question: 'What does shipping to Germany cost?', answer: 'Five euros.' }];
    const tried = await tryAnswer(trial({ text: 'and to Austria?', turns }), createLocalProvider(), aMinute());
    expect(tried.searchQuery).toBe('What does shipping to Austria cost?');
  });

  it.each([
    ['inactive', { status: 'inactive', trained: true }],
    ['untrained', { trained: false }],
  ] as const)('works for a chatbot that is %s, from what there is', async (_state, overrides) => {
    const other = await makeChatbot(orgId, { ...overrides, faqs: [FAQ] });
    const of = (text: string) => tryAnswer(trial({ chatbotId: other, text }), createLocalProvider(), aMinute());
    expect((await of(FAQ.question)).result).toMatchObject({ verdict: 'verified', text: FAQ.answer });
    expect((await of(QUESTION)).result.verdict).toBe('refused');
  });

  it('does not exist for chatbots of others and such as are being deleted, nor when a trial period is over', async () => {
    const deleting = await makeChatbot(orgId, { isDeleting: true });
    const theirs = await makeTeam({ plan: 'trial', trialEndsAt: new Date(Date.now() - 1) });
    const expired = await makeChatbot(theirs.orgId);
    const provider = createLocalProvider();
    const codes = [
      [trial({ chatbotId: deleting }), 'not-found'],
      [trial({ chatbotId: newId() }), 'not-found'],
      [trial({ orgId: theirs.orgId }), 'not-found'],
      [trial({ orgId: theirs.orgId, chatbotId: expired }), 'trial-expired'],
    ] as const;
    for (const [one, code] of codes) await expect(tryAnswer(one, provider, aMinute())).rejects.toMatchObject({ code });
  });

  it('takes models that are on offer alone', async () => {
    for (const model of ['gpt-9', '', 'AUTO', '../gemini-3.1-flash-lite']) {
      const attempt = tryAnswer(trial({ draft: { ...DRAFT, model } }), createLocalProvider(), aMinute());
      await expect(attempt).rejects.toMatchObject({ code: 'invalid-input' });
    }
  });

  it('is limited for the organization, exactly', async () => {
    const own = await makeTeam();
    const bot = await makeChatbot(own.orgId);
    const now = aMinute();
    const one = () => tryAnswer(trial({ orgId: own.orgId, chatbotId: bot }), createLocalProvider(), now);
    for (let count = 1; count <= LIMITS.trialsPerMinute; count += 1) await one();
    await expect(one()).rejects.toMatchObject({ code: 'rate-limited' });
    await expect(tryAnswer(trial(), createLocalProvider(), now)).resolves.toMatchObject({ provider: 'local' });
  });

  it('takes one of the answers of the day, of which N are there and N+1 is none (A-126)', async () => {
    const own = await makeTeam({ plan: 'trial' });
    const bot = await makeChatbot(own.orgId, { faqs: [FAQ] });
    const max = PLAN_LIMITS.trial.playgroundAnswersPerDay;
    const now = aMinute();
    const one = (at: Date, text = QUESTION) =>
      tryAnswer(trial({ orgId: own.orgId, chatbotId: bot, text }), createLocalProvider(), at);
    await takeFromDay(`playground:${own.orgId}`, max - 3, max, now);
    const outcomes = await Promise.allSettled(Array.from({ length: 4 }, () => one(now)));
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toMatchObject([{ reason: { code: 'playground-limit-reached', details: { max } } }]);
    expect((await one(now, FAQ.question)).result.verdict).toBe('verified');
    await expect(one(new Date(now.getTime() + DAY_MS))).resolves.toMatchObject({ provider: 'local' });
  });

  it('takes as many answers of the day as the model counts messages, the last time what is left', async () => {
    const own = await makeTeam({ plan: 'trial' });
    const bot = await makeChatbot(own.orgId);
    const max = PLAN_LIMITS.trial.playgroundAnswersPerDay;
    const now = aMinute();
    const draft = { ...DRAFT, model: 'gemini-3.8-flash' };
    const one = () => tryAnswer(trial({ orgId: own.orgId, chatbotId: bot, draft }), createLocalProvider(), now);
    await takeFromDay(`playground:${own.orgId}`, max - 7, max, now);
    await one();
    await one();
    await expect(one()).rejects.toMatchObject({ code: 'playground-limit-reached', details: { max } });
  });

  it('ends with whoever leaves, and stops the model', async () => {
    const leaving = new AbortController();
    const endless = scriptedProvider(async function* () {
      yield `${GOOD} And `;
      leaving.abort();
      for (;;) yield 'so on ';
    });
    const attempt = tryAnswer(trial({ signal: leaving.signal }), endless, aMinute());
    await expect(attempt).rejects.toMatchObject({ code: 'cancelled' });
    expect(endless.requests[0]?.signal.aborted).toBe(true);
  });

  it('is incomplete when the model fails midway', async () => {
    const broken = scriptedProvider(async function* () {
      yield `${GOOD} And then `;
      throw new Error('gone');
    });
    const { result, firstTextMs } = await tryAnswer(trial(), broken, aMinute());
    expect(result).toMatchObject({ verdict: 'incomplete', text: GOOD });
    expect(firstTextMs).not.toBeNull();
  });
});

describe.each(await startModels())('a trial with $name', ({ name, writer, models, script }) => {
  it('tells the cost by the published price, and notes no problem of the model on the chatbot', async () => {
    // Models of a server of one's own are in no table of the product: the automatic choice alone can be tried.
    const [wanted, standIn] = name === 'vertex' ? [models.at(-1), models[0]] : models;
    const key = name === 'vertex' ? (wanted?.key ?? '') : AUTO_MODEL;
    script(() => ({ text: GOOD }));
    const priced = trial({ draft: { ...DRAFT, model: key } });
    const tried = await tryAnswer(priced, writer, aMinute());
    expect(tried).toMatchObject({ model: wanted?.name, result: { text: GOOD, local: false } });
    expect(tried.cost !== null).toBe(name === 'vertex');

    script(({ model }) => (model === wanted?.name ? { fail: { code: 404 } } : { text: GOOD }));
    const ref = admin.db.doc(paths.chatbot(orgId, chatbotId));
    await ref.update({ model: key });
    expect((await tryAnswer(priced, writer, aMinute())).model).toBe(standIn?.name);
    expect((await ref.get()).get('modelProblem')).toBeNull();
  });
});

describe('the callable', () => {
  it('streams over HTTP to a member', async () => {
    const input = { orgId, chatbotId, draft: DRAFT, text: QUESTION, locale: 'en' as const, turns: [] };
    const headers = { Authorization: `Bearer ${users.member.idToken}` };
    const { chunks, result } = await streamContract(tryAnswerContract, input, { headers });
    expect(chunks.map(({ type }) => type)).toContain('text');
    expect(result.result).toMatchObject({ verdict: 'answered', local: true });
  });
});
