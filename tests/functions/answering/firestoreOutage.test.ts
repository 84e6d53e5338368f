import { answerIdOf } from '@parlance/domain/widget/answerId';
import { chunkSchema } from '@parlance/domain/documents/knowledge/chunk';
import { sourceSchema } from '@parlance/domain/documents/knowledge/source';
import { HOUR_MS, MINUTE_MS } from '@parlance/domain/durations';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLocalProvider } from '../../../functions/src/ai/vendors/local/createLocalProvider.ts';
import type { AiProvider } from '../../../functions/src/ai/AiProvider.ts';
import { answerQuestion } from '../../../functions/src/answering/answerQuestion.ts';
import { ingestSource } from '../../../functions/src/knowledge/ingestion/ingestSource.ts';
import { db } from '../../../functions/src/kernel/platform/app.ts';
import { admin } from '../../support/admin.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { makeSource } from '../../support/makeSource.ts';
import { makeAsk } from '../support/answering/makeAsk.ts';
import { scriptedProvider } from '../support/answering/scriptedProvider.ts';
import { trainedChatbot } from '../support/answering/trainedChatbot.ts';
import { usedMessages } from '../support/answering/usedMessages.ts';
import { cutFirestore } from '../support/cutFirestore.ts';

const QUESTION = 'What does a zip repair cost?';
const away: AiProvider['generate'] = () => {
  throw new Error('away');
};
const PROVIDER = scriptedProvider('A zip repair costs 18 euros [1].');

let orgId: string;
let chatbotId: string;

beforeEach(async () => {
  ({ orgId } = await makeOrg());
  chatbotId = await trainedChatbot(orgId, '# Repairs\n\nA zip repair costs 18 euros and takes 7 days.\n');
});

afterEach(() => {
  vi.restoreAllMocks();
});

async function messagesOf(chatId: string): Promise<string[]> {
  const found = await admin.db.collection(paths.messages(orgId, chatId)).get();
  return found.docs.map(({ id }) => id).toSorted((a, b) => a.localeCompare(b));
}

describe('a question while Firestore is away (A-113)', () => {
  it('fails, and is answered and charged once when it is asked again afterwards', async () => {
    const ask = makeAsk(chatbotId, QUESTION);
    const bringBack = cutFirestore();
    for (let time = 0; time < 3; time += 1) await expect(answerQuestion(ask, PROVIDER)).rejects.toThrow('UNAVAILABLE');
    bringBack();
    expect(await usedMessages(orgId)).toBe(0);
    expect(await messagesOf(ask.visitor.chatId)).toEqual([]);
    const [first, second] = [await answerQuestion(ask, PROVIDER), await answerQuestion(ask, PROVIDER)];
    expect(first).toMatchObject({ verdict: 'answered' });
    expect(second.text).toBe(first.text);
    expect(await usedMessages(orgId)).toBe(1);
    expect(await messagesOf(ask.visitor.chatId)).toEqual([ask.messageId, answerIdOf(ask.messageId)]);
  });

  it('keeps nothing of the plan for a second attempt that is not stored', async () => {
    const ask = makeAsk(chatbotId, 'What does it cost, and how long does it take?');
    await expect(answerQuestion(ask, { ...PROVIDER, generate: away })).rejects.toMatchObject({ code: 'answer-failed' });
    expect(await usedMessages(orgId)).toBe(0);
    const run = db.runTransaction.bind(db);
    vi.spyOn(db, 'runTransaction').mockImplementation(async (update) =>
      run(async (transaction) => {
        await update(transaction);
        throw new Error('connection lost');
      }),
    );
    await expect(answerQuestion(ask, PROVIDER)).rejects.toThrow('connection lost');
    vi.restoreAllMocks();
    expect(await usedMessages(orgId)).toBe(0);
    await expect(answerQuestion(ask, PROVIDER)).resolves.toMatchObject({ verdict: 'answered' });
    expect(await usedMessages(orgId)).toBe(1);
  });

  it('does not wait beyond its visitor', async () => {
    const bringBack = cutFirestore({ hangs: true });
    const controller = new AbortController();
    const asked = answerQuestion(makeAsk(chatbotId, QUESTION, { signal: controller.signal }), PROVIDER);
    controller.abort();
    await expect(asked).rejects.toMatchObject({ code: 'cancelled' });
    bringBack();
  });
});

describe('a document that is being read when Firestore goes away (A-113)', () => {
  it('is read by another worker after hours, with every chunk once', async () => {
    const begin = Date.now();
    const sourceId = await makeSource(orgId, chatbotId, '## Tents\n\nA tent sleeps four people.');
    const local = createLocalProvider();
    let bringBack = (): void => undefined;
    const cut: typeof local.embedPassages = async (texts) => {
      bringBack = cutFirestore();
      return local.embedPassages(texts);
    };
    const at = (ms: number) => ({ now: new Date(begin + ms) });
    await expect(ingestSource(orgId, sourceId, { ...local, embedPassages: cut }, at(0))).rejects.toThrow('UNAVAILABLE');
    // The queue delivers its task again and again.
    for (let ms = MINUTE_MS; ms < 5 * HOUR_MS; ms += HOUR_MS)
      await expect(ingestSource(orgId, sourceId, local, at(ms))).rejects.toThrow('UNAVAILABLE');
    bringBack();
    await ingestSource(orgId, sourceId, local, at(5 * HOUR_MS + LIMITS.ingestionLeaseMs));
    const source = sourceSchema.parse((await admin.db.doc(paths.source(orgId, sourceId)).get()).data());
    expect(source).toMatchObject({ status: 'indexed', chunks: 1, attempts: 2 });
    const chunks = await admin.db.collection(paths.chunks(orgId)).where('sourceId', '==', sourceId).get();
    const texts = chunks.docs.map((chunk) => chunkSchema.pick({ text: true }).parse(chunk.data()).text);
    expect(texts).toEqual(['A tent sleeps four people.']);
  });
});
