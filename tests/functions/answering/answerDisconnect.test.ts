import { answerIdOf } from '@parlance/domain/widget/answerId';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { answer } from '@parlance/domain/contracts/answering';
import { messageSchema } from '@parlance/domain/documents/chats/message';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createVisitorToken, type Visitor } from '../../../functions/src/kernel/access/tokens/visitorToken.ts';
import type { AiProvider } from '../../../functions/src/ai/AiProvider.ts';
import { answerQuestion } from '../../../functions/src/answering/answerQuestion.ts';
import { admin } from '../../support/admin.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { streamContract } from '../../support/streamContract.ts';
import { makeAsk } from '../support/answering/makeAsk.ts';
import { scriptedProvider } from '../support/answering/scriptedProvider.ts';
import { serveAnswer } from '../support/answering/serveAnswer.ts';
import { trainedChatbot } from '../support/answering/trainedChatbot.ts';
import { usedMessages } from '../support/answering/usedMessages.ts';

const QUESTION = 'What does a zip repair cost?';
const GOOD = 'A zip repair costs 18 euros [1].';

/** Model that the served callable asks. */
const model = vi.hoisted(() => {
  const held: { provider?: AiProvider } = {};
  return held;
});
vi.mock('../../../functions/src/ai/provider.ts', () => ({ aiProvider: () => model.provider }));

const { orgId } = await makeOrg();
const chatbotId = await trainedChatbot(orgId, '# Repairs\n\nA zip repair costs 18 euros and takes 7 days.\n');
const served = await serveAnswer();

afterAll(() => served.stop());

/** A model that says `text` and then stands still until it is told to stop. */
function hangingAfter(text: string) {
  return scriptedProvider(async function* ({ signal }) {
    yield text;
    await new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('told to stop'))));
  });
}

function newInput() {
  const visitor: Visitor = { chatbotId, chatId: newId(), origin: '', channel: 'widget' };
  const input = { token: createVisitorToken(visitor), messageId: newId(), text: QUESTION, locale: 'en' as const };
  return { chatId: visitor.chatId, input };
}

async function readMessage(chatId: string, id: string) {
  return messageSchema.optional().parse((await admin.db.doc(paths.message(orgId, chatId, id)).get()).data());
}

async function messageIds(chatId: string): Promise<string[]> {
  const found = await admin.db.collection(paths.messages(orgId, chatId)).get();
  return found.docs.map(({ id }) => id).toSorted();
}

type Input = ReturnType<typeof newInput>['input'];

/** Sends a question over a connection of its own. */
function post(input: Input) {
  const request = httpRequest(`${served.baseUrl}/answer`, {
    method: 'POST',
    agent: false,
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
  });
  request.on('error', () => undefined);
  request.end(JSON.stringify({ data: input }));
  return request;
}

/** A browser that is killed after the first words: its socket goes without a goodbye. */
async function dropsConnection(input: Input): Promise<void> {
  const request = post(input);
  const { promise: responded, resolve } = Promise.withResolvers<IncomingMessage>();
  request.once('response', resolve);
  for await (const part of await responded) if (String(part).includes('"type":"text"')) break;
  request.destroy();
}

/** The button that stops an answer. */
async function presses(input: Input): Promise<void> {
  const stop = new AbortController();
  const { signal } = stop;
  const onChunk = ({ type }: { type: string }) => type === 'text' && stop.abort();
  await expect(streamContract(answer, input, { baseUrl: served.baseUrl, signal, onChunk })).rejects.toThrow(/abort/i);
}

describe('a visitor who leaves', () => {
  it.each([
    ['loses the connection in the middle of an answer', dropsConnection],
    ['stops an answer in the middle', presses],
  ])(
    '%s: the model is told, the question and what was said are kept, and asking again completes it, charged once (R-04)',
    async (_, leave) => {
      const before = await usedMessages(orgId);
      const { chatId, input } = newInput();
      const hanging = hangingAfter(`${GOOD} It takes`);
      model.provider = hanging;
      await leave(input);
      await expect.poll(() => hanging.requests.map(({ signal }) => signal.aborted)).toEqual([true]);
      const answerId = answerIdOf(input.messageId);
      await expect.poll(() => readMessage(chatId, answerId)).toMatchObject({ verdict: 'incomplete', text: GOOD });
      expect(await readMessage(chatId, input.messageId)).toMatchObject({ text: QUESTION, charged: true });
      expect(await usedMessages(orgId)).toBe(before + 1);

      model.provider = scriptedProvider(`${GOOD} It takes 7 days [1].`);
      const { result } = await streamContract(answer, input, { baseUrl: served.baseUrl });
      expect(result).toMatchObject({ verdict: 'answered', text: `${GOOD} It takes 7 days [1].` });
      expect(await messageIds(chatId)).toEqual([input.messageId, answerId]);
      expect(await usedMessages(orgId)).toBe(before + 1);
    },
  );

  it('before a word: the question is kept and nothing charged until it is asked again', async () => {
    const before = await usedMessages(orgId);
    const { chatId, input } = newInput();
    const hanging = hangingAfter('');
    model.provider = hanging;
    const request = post(input);
    await expect.poll(() => hanging.requests).toHaveLength(1);
    request.destroy();
    await expect
      .poll(() => readMessage(chatId, input.messageId))
      .toMatchObject({ text: QUESTION, charged: false, attempts: 1 });
    expect(hanging.requests[0]?.signal.aborted).toBe(true);
    expect(await messageIds(chatId)).toEqual([input.messageId]);
    expect(await usedMessages(orgId)).toBe(before);

    model.provider = scriptedProvider(GOOD);
    const { result } = await streamContract(answer, input, { baseUrl: served.baseUrl });
    expect(result).toMatchObject({ verdict: 'answered', text: GOOD });
    expect(await usedMessages(orgId)).toBe(before + 1);
  });

  it('and asks again at once: one answer stands, charged at most once, whichever attempt ends first', async () => {
    const before = await usedMessages(orgId);
    const { chatId, input } = newInput();
    const hanging = hangingAfter(`${GOOD} It takes`);
    model.provider = hanging;
    const first = post(input);
    await expect.poll(() => hanging.requests).toHaveLength(1);
    model.provider = scriptedProvider(`${GOOD} It takes 7 days [1].`);
    first.destroy();
    const { result } = await streamContract(answer, input, { baseUrl: served.baseUrl });
    expect(result.verdict).toBe('answered');
    await expect.poll(() => hanging.requests[0]?.signal.aborted).toBe(true);
    expect(await readMessage(chatId, answerIdOf(input.messageId))).toMatchObject({
      verdict: 'answered',
      text: result.text,
    });
    expect(await messageIds(chatId)).toHaveLength(2);
    // What the first attempt gives back may be under way while the second one has its own already.
    await expect.poll(async () => (await usedMessages(orgId)) - before).toBeLessThanOrEqual(1);
  });
});

describe('the time of an answer', () => {
  /** Ends the time of the next answer by hand: it is a minute away. */
  function withDeadline() {
    const deadline = new AbortController();
    const never = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(
      (ms) => (ms === LIMITS.answerTimeoutMs ? deadline : never).signal,
    );
    return () => deadline.abort(new DOMException('The operation timed out', 'TimeoutError'));
  }

  it.each([
    ['before a word', '', undefined, 0],
    ['in the middle', `${GOOD} It takes`, 'incomplete', 1],
  ])('is over %s: the model is told, and the question is kept', async (_, said, verdict, charged) => {
    const before = await usedMessages(orgId);
    const end = withDeadline();
    const ask = makeAsk(chatbotId, QUESTION);
    const hanging = scriptedProvider(async function* () {
      yield said;
      end();
      await new Promise(() => undefined);
    });
    const outcome = await answerQuestion(ask, hanging).catch((error: unknown) => error);
    vi.restoreAllMocks();
    expect(outcome).toMatchObject(verdict === undefined ? { code: 'answer-timeout' } : { verdict, text: GOOD });
    expect(hanging.requests[0]?.signal.aborted).toBe(true);
    const { chatId } = ask.visitor;
    expect(await readMessage(chatId, ask.messageId)).toMatchObject({ text: QUESTION, charged: charged === 1 });
    const stored = await readMessage(chatId, answerIdOf(ask.messageId));
    expect(stored?.role === 'assistant' ? stored.verdict : undefined).toBe(verdict);
    expect(await usedMessages(orgId)).toBe(before + charged);
    expect(await answerQuestion(ask, scriptedProvider(GOOD))).toMatchObject({ verdict: 'answered' });
    expect(await usedMessages(orgId)).toBe(before + 1);
  });
});
