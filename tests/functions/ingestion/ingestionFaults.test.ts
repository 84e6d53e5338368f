import { chatbotSchema } from '@parlance/domain/documents/chatbots/chatbot';
import { sourceSchema } from '@parlance/domain/documents/knowledge/source';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { describe, expect, it, vi } from 'vitest';
import { createLocalProvider } from '../../../functions/src/ai/vendors/local/createLocalProvider.ts';
import { enqueueIngestion } from '../../../functions/src/knowledge/ingestion/enqueueIngestion.ts';
import { ingestSource } from '../../../functions/src/knowledge/ingestion/ingestSource.ts';
import { keepLease } from '../../../functions/src/knowledge/chunks/keepLease.ts';
import { claimSource } from '../../../functions/src/knowledge/ingestion/claimSource.ts';
import { eraseRemovedSources } from '../../../functions/src/knowledge/sources/removed/eraseRemovedSources.ts';
import { removeSources } from '../../../functions/src/knowledge/removeSources.ts';
import { admin } from '../../support/admin.ts';
import { makeWebsite } from '../../support/hostile-site/makeWebsite.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { makeSource } from '../../support/makeSource.ts';
import { untilDocument } from '../../support/untilDocument.ts';
import { ingestionState } from '../support/ingestion/ingestionState.ts';
import { LONG_DOCUMENT } from '../support/ingestion/LONG_DOCUMENT.ts';

const { orgId } = await makeOrg();
const state = ingestionState(orgId);

/** Remains of a source that was deleted, and of what its chatbot knew by it. */
async function leftOf(sourceId: string, chatbotId: string) {
  const [files] = await admin.bucket.getFiles({ prefix: paths.sourceFolder(orgId, sourceId) });
  const chatbot = chatbotSchema.parse((await admin.db.doc(paths.chatbot(orgId, chatbotId)).get()).data());
  return {
    source: (await admin.db.doc(paths.source(orgId, sourceId)).get()).exists,
    chunks: await state.countChunks(sourceId),
    files: files.length,
    trained: chatbot.trained,
    tokens: await state.readTokens(),
  };
}

const NOTHING = { source: false, chunks: 0, files: 0, trained: false };

describe('ingestion', () => {
  it('writes once what five workers read at the same time', async () => {
    const chatbotId = await makeChatbot(orgId);
    const sourceId = await makeSource(orgId, chatbotId, LONG_DOCUMENT.text);
    const tokens = await state.readTokens();
    const provider = createLocalProvider();
    await Promise.all(Array.from({ length: 5 }, () => ingestSource(orgId, sourceId, provider)));
    await ingestSource(orgId, sourceId, provider);
    const source = await state.readSource(sourceId);
    expect(source).toMatchObject({
      status: 'indexed',
      chunks: LONG_DOCUMENT.chunks,
      attempts: 1,
      embeddingSpace: provider.embeddingSpace,
    });
    expect(await state.countChunks(sourceId)).toBe(LONG_DOCUMENT.chunks);
    expect(await state.readTokens()).toBe(tokens + source.tokens);
    const chatbot = chatbotSchema.parse((await admin.db.doc(paths.chatbot(orgId, chatbotId)).get()).data());
    expect(chatbot).toMatchObject({ trained: true, embeddingSpace: provider.embeddingSpace });
  });

  it('reads once what is announced five times', async () => {
    const sourceId = await makeSource(orgId, await makeChatbot(orgId), LONG_DOCUMENT.text);
    await Promise.all(Array.from({ length: 5 }, () => enqueueIngestion(orgId, sourceId, '1')));
    const source = await untilDocument(
      paths.source(orgId, sourceId),
      sourceSchema,
      ({ status }) => status === 'indexed',
    );
    await enqueueIngestion(orgId, sourceId, '2');
    expect(source).toMatchObject({ chunks: LONG_DOCUMENT.chunks, attempts: 1 });
    expect(await state.countChunks(sourceId)).toBe(LONG_DOCUMENT.chunks);
  });

  it('leaves its lease to another worker that has it, and to a deletion', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const sourceId = await makeSource(orgId, await makeChatbot(orgId), LONG_DOCUMENT.text);
      const claim = await claimSource(orgId, sourceId);
      if (claim.kind !== 'claimed') throw new Error('not claimed');
      const stop = keepLease(orgId, sourceId, claim.leaseUntil);
      const theirs = new Date(Date.now() + 2 * LIMITS.ingestionLeaseMs);
      await admin.db.doc(paths.source(orgId, sourceId)).update({ leaseUntil: theirs });
      vi.advanceTimersByTime(LIMITS.ingestionHeartbeatMs);
      await stop();
      expect((await state.readSource(sourceId)).leaseUntil).toEqual(theirs);
    } finally {
      vi.useRealTimers();
    }
  });

  it('leaves a website to the crawler', async () => {
    const { sourceId } = await makeWebsite(orgId, await makeChatbot(orgId), 'https://shop.example/');
    await ingestSource(orgId, sourceId, createLocalProvider());
    expect(await state.readSource(sourceId)).toMatchObject({ status: 'pending', attempts: 0, error: null });
  });

  it('goes back to pending and asks for another attempt when something breaks', async () => {
    const sourceId = await makeSource(orgId, await makeChatbot(orgId), LONG_DOCUMENT.text);
    const broken = { ...createLocalProvider(), countTokens: () => Promise.reject(new Error('broken')) };
    await expect(ingestSource(orgId, sourceId, broken)).rejects.toThrow('broken');
    expect(await state.readSource(sourceId)).toMatchObject({ status: 'pending', leaseUntil: null, attempts: 1 });
    await ingestSource(orgId, sourceId, createLocalProvider());
    expect(await state.readSource(sourceId)).toMatchObject({ status: 'indexed', attempts: 2 });
  });

  it.each(['claimed', 'read', 'written'])(
    'leaves nothing behind of a source that is deleted at the point %j (R-08)',
    async (point) => {
      const chatbotId = await makeChatbot(orgId);
      const sourceId = await makeSource(orgId, chatbotId, LONG_DOCUMENT.text);
      const tokens = await state.readTokens();
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
      const sourceId = await makeSource(orgId, chatbotId, LONG_DOCUMENT.text);
      const tokens = await state.readTokens();
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
    const sourceId = await makeSource(orgId, await makeChatbot(orgId), LONG_DOCUMENT.text);
    await ingestSource(orgId, sourceId, createLocalProvider());
    const tokens = await state.readTokens();
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
    expect(await state.readSource(sourceId)).toMatchObject({ status: 'indexed', chunks: LONG_DOCUMENT.chunks });
    expect(await state.readTokens()).toBe(tokens);
  });
});
