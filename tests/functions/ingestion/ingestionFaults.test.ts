import { chatbotSchema } from '@parlance/domain/documents/chatbots/chatbot';
import { orgSchema } from '@parlance/domain/documents/organizations/org';
import { sourceSchema } from '@parlance/domain/documents/knowledge/source';
import { SECOND_MS } from '@parlance/domain/durations';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createLocalProvider } from '../../../functions/src/ai/local/createLocalProvider.ts';
import { enqueueIngestion } from '../../../functions/src/ingestion/enqueueIngestion.ts';
import { ingestSource } from '../../../functions/src/ingestion/ingestSource.ts';
import { keepLease } from '../../../functions/src/chunks/keepLease.ts';
import { claimSource } from '../../../functions/src/ingestion/claimSource.ts';
import { resumeStalledSources } from '../../../functions/src/ingestion/resumeStalledSources.ts';
import { eraseRemovedSources } from '../../../functions/src/sources/removed/eraseRemovedSources.ts';
import { removeSources } from '../../../functions/src/sources/removeSources.ts';
import { admin } from '../../support/admin.ts';
import { makeWebsite } from '../../support/hostile-site/makeWebsite.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { makeSource } from '../../support/makeSource.ts';
import { untilDocument } from '../../support/untilDocument.ts';
import { killWorker } from '../support/ingestion/killWorker.ts';

/** More chunks than are written at once, so that a worker can die between two writes. */
const CHUNKS = 104;
const TEXT = Array.from(
  { length: CHUNKS },
  (_, i) => `## Topic ${i}\n\nFact number ${i} is that the shelf ${i} holds ${i * 3} tents.`,
).join('\n\n');

/** What docs/architecture.md promises. */
const PICKED_UP_WITHIN_MS = 60 * SECOND_MS;

let orgId: string;

beforeAll(async () => {
  ({ orgId } = await makeOrg());
});

async function readSource(sourceId: string) {
  return sourceSchema.parse((await admin.db.doc(paths.source(orgId, sourceId)).get()).data());
}

async function readTokens(): Promise<number> {
  return orgSchema.parse((await admin.db.doc(paths.org(orgId)).get()).data()).trainingTokens;
}

async function countChunks(sourceId: string): Promise<number> {
  return (await admin.db.collection(paths.chunks(orgId)).where('sourceId', '==', sourceId).count().get()).data().count;
}

/** The lease runs out: what half a minute does, a write does here. */
async function endLease(sourceId: string): Promise<void> {
  await admin.db.doc(paths.source(orgId, sourceId)).update({ leaseUntil: new Date(Date.now() - 1) });
}

/** What is there of a source that was deleted, and of what its chatbot knew by it. */
async function leftOf(sourceId: string, chatbotId: string) {
  const [files] = await admin.bucket.getFiles({ prefix: paths.sourceFolder(orgId, sourceId) });
  const chatbot = chatbotSchema.parse((await admin.db.doc(paths.chatbot(orgId, chatbotId)).get()).data());
  return {
    source: (await admin.db.doc(paths.source(orgId, sourceId)).get()).exists,
    chunks: await countChunks(sourceId),
    files: files.length,
    trained: chatbot.trained,
    tokens: await readTokens(),
  };
}

const NOTHING = { source: false, chunks: 0, files: 0, trained: false };

describe('ingestion', () => {
  it('writes once what five workers read at the same time', async () => {
    const chatbotId = await makeChatbot(orgId);
    const sourceId = await makeSource(orgId, chatbotId, TEXT);
    const tokens = await readTokens();
    const provider = createLocalProvider();
    await Promise.all(Array.from({ length: 5 }, () => ingestSource(orgId, sourceId, provider)));
    await ingestSource(orgId, sourceId, provider);
    const source = await readSource(sourceId);
    expect(source).toMatchObject({
      status: 'indexed',
      chunks: CHUNKS,
      attempts: 1,
      embeddingSpace: provider.embeddingSpace,
    });
    expect(await countChunks(sourceId)).toBe(CHUNKS);
    expect(await readTokens()).toBe(tokens + source.tokens);
    const chatbot = chatbotSchema.parse((await admin.db.doc(paths.chatbot(orgId, chatbotId)).get()).data());
    expect(chatbot).toMatchObject({ trained: true, embeddingSpace: provider.embeddingSpace });
  });

  it('reads once what is announced five times', async () => {
    const sourceId = await makeSource(orgId, await makeChatbot(orgId), TEXT);
    await Promise.all(Array.from({ length: 5 }, () => enqueueIngestion(orgId, sourceId, '1')));
    const source = await untilDocument(
      paths.source(orgId, sourceId),
      sourceSchema,
      ({ status }) => status === 'indexed',
    );
    await enqueueIngestion(orgId, sourceId, '2');
    expect(source).toMatchObject({ chunks: CHUNKS, attempts: 1 });
    expect(await countChunks(sourceId)).toBe(CHUNKS);
  });

  it('picks up a source whose worker was killed in the middle (R-03)', async () => {
    const sourceId = await makeSource(orgId, await makeChatbot(orgId), TEXT);
    await killWorker(orgId, [['embedding', sourceId]]);
    const stranded = await readSource(sourceId);
    expect(stranded).toMatchObject({ status: 'processing' });
    expect((stranded.leaseUntil?.getTime() ?? Infinity) - Date.now()).toBeLessThanOrEqual(LIMITS.ingestionLeaseMs);

    await endLease(sourceId);
    await resumeStalledSources();
    const source = await untilDocument(
      paths.source(orgId, sourceId),
      sourceSchema,
      ({ status }) => status === 'indexed',
    );
    expect(source).toMatchObject({ chunks: CHUNKS, attempts: 2, leaseUntil: null });
    expect(await countChunks(sourceId)).toBe(CHUNKS);
  });

  it(`picks up a source within ${PICKED_UP_WITHIN_MS / 1000} s after a kill (R-03)`, async () => {
    const sourceId = await makeSource(orgId, await makeChatbot(orgId), TEXT);
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
    expect(await readSource(sourceId)).toMatchObject({ status: 'indexed', attempts: 2 });
    expect(waits).toHaveLength(1);
  });

  it('leaves its lease to another worker that has it, and to a deletion', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const sourceId = await makeSource(orgId, await makeChatbot(orgId), TEXT);
      const claim = await claimSource(orgId, sourceId);
      if (claim.kind !== 'claimed') throw new Error('not claimed');
      const stop = keepLease(orgId, sourceId, claim.leaseUntil);
      const theirs = new Date(Date.now() + 2 * LIMITS.ingestionLeaseMs);
      await admin.db.doc(paths.source(orgId, sourceId)).update({ leaseUntil: theirs });
      vi.advanceTimersByTime(LIMITS.ingestionHeartbeatMs);
      await stop();
      expect((await readSource(sourceId)).leaseUntil).toEqual(theirs);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is not undone by a kill after its end (R-03)', async () => {
    const sourceId = await makeSource(orgId, await makeChatbot(orgId), TEXT);
    await killWorker(orgId, [['finished', sourceId]]);
    await ingestSource(orgId, sourceId, createLocalProvider());
    expect(await readSource(sourceId)).toMatchObject({ status: 'indexed', attempts: 1, leaseUntil: null });
  });

  it('gives a source up that has killed five workers, with all they wrote (R-06)', async () => {
    const sourceId = await makeSource(orgId, await makeChatbot(orgId), TEXT, {
      attempts: LIMITS.ingestionAttempts - 1,
    });
    await killWorker(orgId, [['half-written', sourceId]]);
    expect(await countChunks(sourceId)).toBe(100);
    await endLease(sourceId);
    await ingestSource(orgId, sourceId, createLocalProvider());
    expect(await readSource(sourceId)).toMatchObject({ status: 'failed', error: 'ingestion-failed', chunks: 0 });
    expect(await countChunks(sourceId)).toBe(0);
  });

  it('leaves a website to the crawler', async () => {
    const { sourceId } = await makeWebsite(orgId, await makeChatbot(orgId), 'https://shop.example/');
    await ingestSource(orgId, sourceId, createLocalProvider());
    expect(await readSource(sourceId)).toMatchObject({ status: 'pending', attempts: 0, error: null });
  });

  it('goes back to pending and asks for another attempt when something breaks', async () => {
    const sourceId = await makeSource(orgId, await makeChatbot(orgId), TEXT);
    const broken = { ...createLocalProvider(), countTokens: () => Promise.reject(new Error('broken')) };
    await expect(ingestSource(orgId, sourceId, broken)).rejects.toThrow('broken');
    expect(await readSource(sourceId)).toMatchObject({ status: 'pending', leaseUntil: null, attempts: 1 });
    await ingestSource(orgId, sourceId, createLocalProvider());
    expect(await readSource(sourceId)).toMatchObject({ status: 'indexed', attempts: 2 });
  });

  it.each(['claimed', 'read', 'written'])(
    'leaves nothing behind of a source that is deleted at the point %j (R-08)',
    async (point) => {
      const chatbotId = await makeChatbot(orgId);
      const sourceId = await makeSource(orgId, chatbotId, TEXT);
      const tokens = await readTokens();
      await ingestSource(orgId, sourceId, createLocalProvider(), {
        onStep: async (step) => {
          if (step === point) await removeSources({ orgId, uid: 'nobody', name: 'Nobody' }, [sourceId]);
        },
      });
      // Its file stays, so that it can be brought back, until it is erased.
      expect(await leftOf(sourceId, chatbotId)).toEqual({ ...NOTHING, files: 1, tokens });
      await eraseRemovedSources({ orgId, uid: 'nobody', name: 'Nobody' }, [sourceId]);
      expect(await leftOf(sourceId, chatbotId)).toEqual({ ...NOTHING, tokens });
    },
  );

  it.each([1, 2])(
    'leaves nothing behind of a source that is deleted while batch %i is embedded (R-08)',
    async (batch) => {
      const chatbotId = await makeChatbot(orgId);
      const sourceId = await makeSource(orgId, chatbotId, TEXT);
      const tokens = await readTokens();
      const local = createLocalProvider();
      let batches = 0;
      await ingestSource(orgId, sourceId, {
        ...local,
        embedPassages: async (texts) => {
          batches += 1;
          if (batches === batch) await removeSources({ orgId, uid: 'nobody', name: 'Nobody' }, [sourceId]);
          return local.embedPassages(texts);
        },
      });
      expect(batches).toBe(batch);
      // Its file stays, so that it can be brought back, until it is erased.
      expect(await leftOf(sourceId, chatbotId)).toEqual({ ...NOTHING, files: 1, tokens });
      await eraseRemovedSources({ orgId, uid: 'nobody', name: 'Nobody' }, [sourceId]);
      expect(await leftOf(sourceId, chatbotId)).toEqual({ ...NOTHING, tokens });
    },
  );

  it('embeds nothing again when the same text is read again, and counts its tokens once', async () => {
    const sourceId = await makeSource(orgId, await makeChatbot(orgId), TEXT);
    await ingestSource(orgId, sourceId, createLocalProvider());
    const tokens = await readTokens();
    await admin.db.doc(paths.source(orgId, sourceId)).update({ status: 'pending' });
    const embedded: string[] = [];
    const local = createLocalProvider();
    await ingestSource(orgId, sourceId, {
      ...local,
      embedPassages: (texts) => {
        embedded.push(...texts);
        return local.embedPassages(texts);
      },
    });
    expect(embedded).toEqual([]);
    expect(await readSource(sourceId)).toMatchObject({ status: 'indexed', chunks: CHUNKS });
    expect(await readTokens()).toBe(tokens);
  });

  it('has every chunk once, wherever its worker was killed (R-03)', async () => {
    // As many as an organization may have read at once, and no other.
    ({ orgId } = await makeOrg());
    const points = ['claimed', 'read', 'embedding', 'half-written', 'written'];
    expect(points).toHaveLength(LIMITS.ingestionsPerOrg);
    const chatbotId = await makeChatbot(orgId);
    const stops = await Promise.all(
      points.map(async (point): Promise<[string, string]> => [point, await makeSource(orgId, chatbotId, TEXT)]),
    );
    const tokens = await readTokens();
    await killWorker(orgId, stops);
    expect(await readTokens()).toBe(tokens);
    for (const [, sourceId] of stops) {
      const before = await readTokens();
      await endLease(sourceId);
      await ingestSource(orgId, sourceId, createLocalProvider());
      const source = await readSource(sourceId);
      expect(source).toMatchObject({ status: 'indexed', chunks: CHUNKS, attempts: 2, leaseUntil: null });
      expect(await countChunks(sourceId)).toBe(CHUNKS);
      expect(await readTokens()).toBe(before + source.tokens);
    }
  });
});
