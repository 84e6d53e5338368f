import { answerIdOf } from '@parlance/domain/widget/answerId';
import { messageSchema } from '@parlance/domain/documents/chats/message';
import { paths } from '@parlance/domain/paths';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AiProvider } from '../../../functions/src/ai/AiProvider.ts';
import { answerQuestion } from '../../../functions/src/answering/answerQuestion.ts';
import { admin } from '../../support/admin.ts';
import { foldedDays } from '../support/foldedDays.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { makeAsk } from '../support/answering/makeAsk.ts';
import { scriptedProvider } from '../support/answering/scriptedProvider.ts';
import { trainedChatbot } from '../support/answering/trainedChatbot.ts';
import { usedMessages } from '../support/answering/usedMessages.ts';

const TEXT =
  '# Repairs\n\nA zip repair costs 18 euros and takes 7 days.\n\n# Shipping\n\nShipping to Austria costs 9 euros.\n';
const QUESTION = 'What does a zip repair cost?';
const GOOD = 'A zip repair costs 18 euros [1].';

let orgId: string;
let chatbotId: string;

beforeEach(async () => {
  ({ orgId } = await makeOrg());
  chatbotId = await trainedChatbot(orgId, TEXT);
});

async function readMessage(chatId: string, id: string) {
  return messageSchema.parse((await admin.db.doc(paths.message(orgId, chatId, id)).get()).data());
}

const away = () => Promise.reject(new Error('away'));

describe('where no sentence is sure', () => {
  it('the visitor gets passages with their sources and the way to a person, free of charge, also when asking again', async () => {
    const ask = makeAsk(chatbotId, QUESTION);
    const result = await answerQuestion(ask, scriptedProvider('NO_ANSWER'));
    expect(result).toMatchObject({ verdict: 'suggested', offerContact: true });
    expect(result.text).toMatch(/^I don’t know for sure.*leave a message[^]*- .*18 euros.* \[1\]/);
    expect(result.citations[0]).toMatchObject({ n: 1, heading: 'Repairs' });
    expect(await answerQuestion(ask, scriptedProvider(GOOD))).toMatchObject({
      verdict: 'suggested',
      offerContact: true,
    });
    expect(await readMessage(ask.visitor.chatId, ask.messageId)).toMatchObject({ charged: false, chargedIn: null });
    expect(await usedMessages(orgId)).toBe(0);
  });

  it('the answer is counted apart from others, and the question stays open for the team', async () => {
    const ask = makeAsk(chatbotId, QUESTION);
    await answerQuestion(ask, scriptedProvider('NO_ANSWER'));
    const [day] = await foldedDays(orgId);
    expect(day).toMatchObject({ messages: 1, answered: 0, suggested: 1, refused: 0 });
    expect(Object.values(day?.unanswered ?? {})).toMatchObject([{ messageId: ask.messageId, question: QUESTION }]);
  });

  it('two workers with the same question give the message back once', async () => {
    await answerQuestion(makeAsk(chatbotId, QUESTION), scriptedProvider(GOOD));
    const ask = makeAsk(chatbotId, QUESTION);
    await Promise.all([1, 2].map(() => answerQuestion(ask, scriptedProvider('NO_ANSWER'))));
    expect(await usedMessages(orgId)).toBe(1);
  });

  it('is a refusal where no passage is near the question', async () => {
    const result = await answerQuestion(
      makeAsk(chatbotId, 'Who won the 1974 world cup?'),
      scriptedProvider('NO_ANSWER'),
    );
    expect(result).toMatchObject({ verdict: 'refused', citations: [] });
  });

  it('speaks German to whom asks in German', async () => {
    const result = await answerQuestion(makeAsk(chatbotId, 'Was kostet zip repair?'), scriptedProvider('NO_ANSWER'));
    expect(result.text).toMatch(/^Das weiß ich nicht sicher/);
  });
});

describe('while the model is away', () => {
  it('passages found by words stand in, labelled and free; the next question is answered', async () => {
    const broken = { ...scriptedProvider(GOOD), generate: scriptedProvider(nothing).generate };
    const ask = makeAsk(chatbotId, QUESTION);
    const result = await answerQuestion(ask, broken);
    expect(result).toMatchObject({ verdict: 'found', offerContact: true });
    expect(result.text).toMatch(/^I can’t write an answer at the moment/);
    expect(await usedMessages(orgId)).toBe(0);
    expect(await readMessage(ask.visitor.chatId, answerIdOf(ask.messageId))).toMatchObject({ verdict: 'found' });
    expect(await answerQuestion(makeAsk(chatbotId, QUESTION), scriptedProvider(GOOD))).toMatchObject({ text: GOOD });
  });

  it('so they do where its first word does not come', async () => {
    const hanging = scriptedProvider(async function* () {
      await new Promise(() => undefined);
      yield '';
    });
    const result = await answerQuestion(makeAsk(chatbotId, QUESTION), { ...hanging, firstWordMs: 50 });
    expect(result).toMatchObject({ verdict: 'found' });
    expect(hanging.requests[0]?.signal.aborted).toBe(true);
  });

  it('a model that has begun in time may take longer than that', async () => {
    const slow = scriptedProvider(async function* () {
      yield `${GOOD} It`;
      await new Promise((resolve) => setTimeout(resolve, 300));
      yield ' takes 7 days [1]. ';
    });
    const result = await answerQuestion(makeAsk(chatbotId, QUESTION), { ...slow, firstWordMs: 200 });
    expect(result).toMatchObject({ verdict: 'answered', text: `${GOOD} It takes 7 days [1].` });
  });

  it('a question is answered from passages found by words where the embedder alone is away', async () => {
    const provider = { ...scriptedProvider(GOOD), embedQuery: away };
    expect(await answerQuestion(makeAsk(chatbotId, QUESTION), provider)).toMatchObject({
      verdict: 'answered',
      text: GOOD,
    });
  });
});

/** A stream that ends before its first word. */
async function* nothing(): AsyncGenerator<string> {
  await away();
  yield '';
}

/** Numbers from 0 to 1 that are the same in each run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

it('with a tenth of the calls failing, every question gets an answer or passages', async () => {
  const random = seeded(20261127);
  const fails = (): boolean => random() < 0.1;
  const local = scriptedProvider(async function* () {
    if (fails()) throw new Error('away');
    yield GOOD;
    if (fails()) throw new Error('broken');
    yield ' It takes 7 days [1].';
  });
  const provider: AiProvider = {
    ...local,
    embedQuery: (text) => (fails() ? away() : local.embedQuery(text)),
  };
  const verdicts = new Map<string, number>();
  for (let batch = 0; batch < 20; batch += 1) {
    const asks = Array.from({ length: 10 }, () => makeAsk(chatbotId, QUESTION, { address: `203.0.${batch}.0/24` }));
    for (const { verdict } of await Promise.all(asks.map((ask) => answerQuestion(ask, provider))))
      verdicts.set(verdict, (verdicts.get(verdict) ?? 0) + 1);
  }
  const { answered = 0, found = 0, incomplete = 0, ...others } = Object.fromEntries(verdicts);
  expect(others).toEqual({});
  expect(answered + found + incomplete).toBe(200);
  expect(found).toBeGreaterThan(5);
  expect(answered).toBeGreaterThan(140);
});
