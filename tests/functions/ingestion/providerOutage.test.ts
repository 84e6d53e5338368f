import type { QaSource } from '@parlance/domain/documents/knowledge/source';
import { sourceSchema } from '@parlance/domain/documents/knowledge/source';
import { chunkSchema } from '@parlance/domain/documents/knowledge/chunk';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@parlance/domain/durations';
import { paths } from '@parlance/domain/paths';
import { describe, expect, it } from 'vitest';
import { createLocalProvider } from '../../../functions/src/ai/vendors/local/createLocalProvider.ts';
import type { AiProvider } from '../../../functions/src/ai/AiProvider.ts';
import { ingestSource } from '../../../functions/src/knowledge/ingestion/ingestSource.ts';
import { PROVIDER_PATIENCE } from '../../../functions/src/knowledge/ingestion/PROVIDER_PATIENCE.ts';
import { resumeStalledSources } from '../../../functions/src/knowledge/ingestion/resumeStalledSources.ts';
import { qaFields } from '../../../functions/src/knowledge/sources/qaFields.ts';
import { admin } from '../../support/admin.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { makeQa } from '../../support/makeQa.ts';
import { makeSource } from '../../support/makeSource.ts';

const BEGIN = Date.now();
const TEXT = '## Tents\n\nA tent sleeps four people and weighs 3 kilograms.';

const { orgId } = await makeOrg();
const chatbotId = await makeChatbot(orgId);

function after(ms: number): Date {
  return new Date(BEGIN + ms);
}

/** The local provider, as a service that fails while `isAway`, with what it embedded otherwise. */
function scripted(embedded: string[], isAway: () => boolean): AiProvider {
  const local = createLocalProvider();
  return {
    ...local,
    embedPassages: async (texts) => {
      if (isAway()) throw new TypeError('fetch failed');
      embedded.push(...texts);
      return local.embedPassages(texts);
    },
  };
}

async function readSource(sourceId: string) {
  return sourceSchema.parse((await admin.db.doc(paths.source(orgId, sourceId)).get()).data());
}

async function chunkTexts(sourceId: string): Promise<string[]> {
  const found = await admin.db.collection(paths.chunks(orgId)).where('sourceId', '==', sourceId).get();
  return found.docs.map((chunk) => chunkSchema.pick({ text: true }).parse(chunk.data()).text);
}

/** Reads our sources at the simulated time, as the schedule's tasks would. */
async function tick(ours: readonly string[], provider: AiProvider, now: Date): Promise<void> {
  const due: string[] = [];
  await resumeStalledSources(now, async (org, sourceId) => {
    if (org === orgId && ours.includes(sourceId)) due.push(sourceId);
  });
  for (const sourceId of due) await ingestSource(orgId, sourceId, provider, { now });
}

/** Another answer to a question that is indexed, due at the simulated time. */
async function edit(sourceId: string, qa: Pick<QaSource, 'question' | 'answer'>, now: Date): Promise<void> {
  await admin.db.doc(paths.source(orgId, sourceId)).update({ ...qaFields(qa), nextAttemptAt: now });
}

describe('an AI service that is away for hours (A-113)', () => {
  it('costs no source: each is indexed once afterwards, and old answers are given meanwhile', async () => {
    const old = { question: 'How much is a tent?', answer: 'A tent is 90 euros.' };
    const files = await Promise.all([1, 2, 3].map((n) => makeSource(orgId, chatbotId, `${TEXT} Number ${n}.`)));
    const qa = await makeQa(orgId, chatbotId, old);
    const ours = [...files, qa];
    const embedded: string[] = [];
    let isAway = false;
    const provider = scripted(embedded, () => isAway);
    await ingestSource(orgId, qa, provider, { now: after(0) });
    isAway = true;
    await edit(qa, { ...old, answer: 'A tent is 95 euros.' }, after(SECOND_MS));
    embedded.length = 0;

    for (const sourceId of ours) await ingestSource(orgId, sourceId, provider, { now: after(SECOND_MS) });
    for (let ms = MINUTE_MS; ms <= 6 * HOUR_MS; ms += 15 * MINUTE_MS) await tick(ours, provider, after(ms));
    for (const sourceId of ours) {
      const source = await readSource(sourceId);
      expect(source).toMatchObject({ status: 'pending', attempts: 0, error: null, waitingSince: after(SECOND_MS) });
      expect(source.nextAttemptAt.getTime()).toBeLessThanOrEqual(BEGIN + 6 * HOUR_MS + PROVIDER_PATIENCE.maxMs);
    }
    expect(await chunkTexts(qa)).toEqual([old.answer]);

    isAway = false;
    for (let ms = 6 * HOUR_MS; ms <= 7 * HOUR_MS; ms += 15 * MINUTE_MS) await tick(ours, provider, after(ms));
    for (const sourceId of ours)
      expect(await readSource(sourceId)).toMatchObject({
        status: 'indexed',
        chunks: 1,
        attempts: 1,
        waitingSince: null,
      });
    expect(embedded).toHaveLength(ours.length);
    expect(await chunkTexts(qa)).toEqual(['A tent is 95 euros.']);
  });

  it('makes a source fail after a day, with the passages of its earlier reading where it has any', async () => {
    const qa = { question: 'When do you open?', answer: 'At nine.' };
    const fresh = await makeSource(orgId, chatbotId, TEXT);
    const known = await makeQa(orgId, chatbotId, qa);
    const provider = scripted([], () => true);
    // A task of the suite would read them beside the test.
    const enqueue = async () => undefined;
    await ingestSource(orgId, known, createLocalProvider(), { enqueue });
    const { tokens } = await readSource(known);
    await edit(known, { ...qa, answer: 'At ten.' }, after(0));
    for (const ms of [0, PROVIDER_PATIENCE.patienceMs])
      for (const sourceId of [fresh, known]) await ingestSource(orgId, sourceId, provider, { now: after(ms), enqueue });
    expect(await readSource(fresh)).toMatchObject({ status: 'failed', error: 'ingestion-failed', chunks: 0 });
    expect(await readSource(known)).toMatchObject({ status: 'failed', error: 'ingestion-failed', chunks: 1, tokens });
    expect(await chunkTexts(fresh)).toEqual([]);
    expect(await chunkTexts(known)).toEqual(['At nine.']);
  });

  it('lets a question that is changed meanwhile be read at once', async () => {
    // A task of the suite would read it beside the test.
    const enqueue = async () => undefined;
    const qa = { question: 'Do you rent tents?', answer: 'Yes.' };
    const sourceId = await makeQa(orgId, chatbotId, qa);
    await ingestSource(
      orgId,
      sourceId,
      scripted([], () => true),
      { now: after(0), enqueue },
    );
    await ingestSource(orgId, sourceId, createLocalProvider(), { now: after(SECOND_MS), enqueue });
    expect(await readSource(sourceId)).toMatchObject({ status: 'pending' });
    await edit(sourceId, { ...qa, answer: 'No.' }, after(SECOND_MS));
    await ingestSource(orgId, sourceId, createLocalProvider(), { now: after(SECOND_MS) });
    expect(await chunkTexts(sourceId)).toEqual(['No.']);
  });
});
