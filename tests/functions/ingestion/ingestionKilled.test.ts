import { sourceSchema } from '@parlance/domain/documents/knowledge/source';
import { SECOND_MS } from '@parlance/domain/durations';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { beforeEach, describe, expect, it } from 'vitest';
import { createLocalProvider } from '../../../functions/src/ai/vendors/local/createLocalProvider.ts';
import { ingestSource } from '../../../functions/src/knowledge/ingestion/ingestSource.ts';
import { resumeStalledSources } from '../../../functions/src/knowledge/ingestion/resumeStalledSources.ts';
import { admin } from '../../support/admin.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { makeSource } from '../../support/makeSource.ts';
import { untilDocument } from '../../support/untilDocument.ts';
import { ingestionState } from '../support/ingestion/ingestionState.ts';
import { killWorker } from '../support/ingestion/killWorker.ts';
import { LONG_DOCUMENT } from '../support/ingestion/LONG_DOCUMENT.ts';

/** Time limit that docs/failures.md promises. */
const PICKED_UP_WITHIN_MS = 60 * SECOND_MS;

let orgId: string;
let state: ReturnType<typeof ingestionState>;

beforeEach(async () => {
  ({ orgId } = await makeOrg());
  state = ingestionState(orgId);
});

/** The lease runs out: what half a minute does, a write does here. */
async function endLease(sourceId: string): Promise<void> {
  await admin.db.doc(paths.source(orgId, sourceId)).update({ leaseUntil: new Date(Date.now() - 1) });
}

describe('ingestion whose worker is killed', () => {
  it('picks up a source whose worker was killed in the middle (R-03)', async () => {
    const sourceId = await makeSource(orgId, await makeChatbot(orgId), LONG_DOCUMENT.text);
    await killWorker(orgId, [['embedding', sourceId]]);
    const stranded = await state.readSource(sourceId);
    expect(stranded).toMatchObject({ status: 'processing' });
    expect((stranded.leaseUntil?.getTime() ?? Infinity) - Date.now()).toBeLessThanOrEqual(LIMITS.ingestionLeaseMs);

    await endLease(sourceId);
    await resumeStalledSources();
    const source = await untilDocument(
      paths.source(orgId, sourceId),
      sourceSchema,
      ({ status }) => status === 'indexed',
    );
    expect(source).toMatchObject({ chunks: LONG_DOCUMENT.chunks, attempts: 2, leaseUntil: null });
    expect(await state.countChunks(sourceId)).toBe(LONG_DOCUMENT.chunks);
  });

  it(`picks up a source within ${PICKED_UP_WITHIN_MS / 1000} s after a kill (R-03)`, async () => {
    const sourceId = await makeSource(orgId, await makeChatbot(orgId), LONG_DOCUMENT.text);
    await killWorker(orgId, [['embedding', sourceId]]);
    const killedAt = new Date();
    // Cloud Tasks tries a task whose worker died again; under the lease it is put off.
    const waits: number[] = [];
    const enqueue = async (org: string, source: string, _: string, delayMs = 0) => {
      expect([org, source]).toEqual([orgId, sourceId]);
      waits.push(delayMs);
    };
    await ingestSource(orgId, sourceId, createLocalProvider(), { now: killedAt, enqueue });
    const [wait = Infinity] = waits;
    expect(wait).toBeLessThanOrEqual(PICKED_UP_WITHIN_MS);
    await ingestSource(orgId, sourceId, createLocalProvider(), { now: new Date(killedAt.getTime() + wait), enqueue });
    expect(await state.readSource(sourceId)).toMatchObject({ status: 'indexed', attempts: 2 });
    expect(waits).toHaveLength(1);
  });

  it('is not undone by a kill after its end (R-03)', async () => {
    const sourceId = await makeSource(orgId, await makeChatbot(orgId), LONG_DOCUMENT.text);
    await killWorker(orgId, [['finished', sourceId]]);
    await ingestSource(orgId, sourceId, createLocalProvider());
    expect(await state.readSource(sourceId)).toMatchObject({ status: 'indexed', attempts: 1, leaseUntil: null });
  });

  it('gives a source up that has killed five workers, with all they wrote (R-06)', async () => {
    const sourceId = await makeSource(orgId, await makeChatbot(orgId), LONG_DOCUMENT.text, {
      attempts: LIMITS.ingestionAttempts - 1,
    });
    await killWorker(orgId, [['half-written', sourceId]]);
    expect(await state.countChunks(sourceId)).toBe(100);
    await endLease(sourceId);
    await ingestSource(orgId, sourceId, createLocalProvider());
    expect(await state.readSource(sourceId)).toMatchObject({ status: 'failed', error: 'ingestion-failed', chunks: 0 });
    expect(await state.countChunks(sourceId)).toBe(0);
  });

  it('has every chunk once, wherever its worker was killed (R-03)', async () => {
    const points = ['claimed', 'read', 'embedding', 'half-written', 'written'];
    // As many as an organization may have read at once.
    expect(points).toHaveLength(LIMITS.ingestionsPerOrg);
    const chatbotId = await makeChatbot(orgId);
    const stops = await Promise.all(
      points.map(async (point): Promise<[string, string]> => [
        point,
        await makeSource(orgId, chatbotId, LONG_DOCUMENT.text),
      ]),
    );
    const tokens = await state.readTokens();
    await killWorker(orgId, stops);
    expect(await state.readTokens()).toBe(tokens);
    for (const [point, sourceId] of stops) {
      const before = await state.readTokens();
      await endLease(sourceId);
      await ingestSource(orgId, sourceId, createLocalProvider());
      const source = await state.readSource(sourceId);
      const indexed = { status: 'indexed', chunks: LONG_DOCUMENT.chunks, attempts: 2, leaseUntil: null };
      expect([point, source]).toMatchObject([point, indexed]);
      const counts = [await state.countChunks(sourceId), await state.readTokens()];
      expect([point, ...counts]).toEqual([point, LONG_DOCUMENT.chunks, before + source.tokens]);
    }
  });
});
