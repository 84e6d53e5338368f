import type { Stats } from '@parlance/domain/documents/chats/stats';
import { widgetSchema } from '@parlance/domain/documents/chatbots/widget';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { DocumentReference, Query, Transaction, WriteBatch } from 'firebase-admin/firestore';
import { beforeEach, expect, it, vi } from 'vitest';
import { createLocalProvider } from '../../../functions/src/ai/vendors/local/createLocalProvider.ts';
import type { AiProvider } from '../../../functions/src/ai/AiProvider.ts';
import { answerQuestion } from '../../../functions/src/answering/answerQuestion.ts';
import { reserveAnswer } from '../../../functions/src/answering/record/reserveAnswer.ts';
import { ingestSource } from '../../../functions/src/knowledge/ingestion/ingestSource.ts';
import { admin } from '../../support/admin.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { makeSource } from '../../support/makeSource.ts';
import { untilDocument } from '../../support/untilDocument.ts';
import { foldedDays } from '../support/foldedDays.ts';

let orgId: string;
let chatbotId: string;

beforeEach(async () => {
  ({ orgId } = await makeOrg());
  chatbotId = await makeChatbot(orgId);
  const text = '# Repairs\n\nA zip repair costs 18 euros and takes 7 days.\n';
  await ingestSource(orgId, await makeSource(orgId, chatbotId, text), createLocalProvider());
  await untilDocument(paths.widget(chatbotId), widgetSchema, ({ trained }) => trained);
});

function ask(text: string, chatId = newId()) {
  return {
    visitor: { chatbotId, chatId, origin: '', channel: 'widget' as const },
    address: '203.0.113.0/24',
    messageId: newId(),
    text,
    locale: 'en' as const,
    regenerates: null,
    identity: null,
    signal: new AbortController().signal,
    send: async () => undefined,
  };
}

async function figures(): Promise<{ stats: readonly Omit<Stats, 'foldedAt'>[]; used: unknown[] }> {
  const [stats, usage] = await Promise.all([foldedDays(orgId), admin.db.collection(`${paths.org(orgId)}/usage`).get()]);
  return { stats, used: usage.docs.map((doc) => doc.data()) };
}

it.each([
  ['answered', 'What does a zip repair cost?'],
  ['refused', 'Who won the football world championship in 1990?'],
] as const)(
  'counts and charges a question that is %s once, however often it arrives at the same time',
  async (verdict, text) => {
    const input = ask(text);
    const results = await Promise.all(Array.from({ length: 4 }, () => answerQuestion(input, createLocalProvider())));
    expect(new Set(results.map((result) => result.text)).size).toBe(1);
    const { stats, used } = await figures();
    expect(stats).toMatchObject([{ conversations: 1, messages: 1, [verdict]: 1, failed: 0 }]);
    expect(used).toMatchObject([{ messages: 1 }]);
  },
);

it('counts an answer once that was cut first and completed later', async () => {
  const cut: AiProvider = {
    ...createLocalProvider(),
    generate: () => ({
      stream: (async function* () {
        yield 'A zip repair costs 18 euros [1]. It takes';
        yield ' 7 days [1]. And';
        throw new Error('connection lost');
      })(),
      done: Promise.resolve({ model: 'test', tokens: 1 }),
    }),
  };
  const input = ask('What does a zip repair cost?');
  expect(await answerQuestion(input, cut)).toMatchObject({ verdict: 'incomplete' });
  expect(await answerQuestion(input, createLocalProvider())).toMatchObject({ verdict: 'answered' });
  expect((await figures()).stats).toMatchObject([{ conversations: 1, messages: 1, answered: 1, failed: 0 }]);
});

it('charges a question once whose worker was killed, when it is asked again (R-05)', async () => {
  const input = ask('What does a zip repair cost?');
  const widget = widgetSchema.parse((await admin.db.doc(paths.widget(chatbotId)).get()).data());
  // As far as a worker gets before it writes a word.
  await reserveAnswer({ ...input, widget, askedAt: new Date() }, 1);
  expect((await figures()).used).toMatchObject([{ messages: 1 }]);
  expect(await answerQuestion(input, createLocalProvider())).toMatchObject({ verdict: 'answered' });
  const { stats, used } = await figures();
  expect(stats).toMatchObject([{ conversations: 1, messages: 1, answered: 1, failed: 0 }]);
  expect(used).toMatchObject([{ messages: 1 }]);
});

it('costs 5 writes and 6 reads a message, beside the vector search', async () => {
  const first = ask('What does a zip repair cost?');
  await answerQuestion(first, createLocalProvider());
  const reads = [
    vi.spyOn(Transaction.prototype, 'get'),
    vi.spyOn(DocumentReference.prototype, 'get'),
    vi.spyOn(Query.prototype, 'get'),
  ];
  // Transactions write through a batch of their own.
  const writes = (['set', 'create', 'update'] as const).map((verb) => vi.spyOn(WriteBatch.prototype, verb));
  await answerQuestion(ask('How long does a zip repair take?', first.visitor.chatId), createLocalProvider());
  const count = (spies: readonly { mock: { calls: unknown[] } }[]) =>
    spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  expect({ reads: count(reads), writes: count(writes) }).toEqual({ reads: 6, writes: 5 });
  vi.restoreAllMocks();
});
