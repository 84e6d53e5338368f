import { chatbotSchema } from '@parlance/domain/documents/chatbots/chatbot';
import { chunkSchema } from '@parlance/domain/documents/knowledge/chunk';
import { sourceSchema } from '@parlance/domain/documents/knowledge/source';
import { EMBEDDING_DIMENSION } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { describe, expect, it } from 'vitest';
import { createLocalProvider } from '../../../functions/src/ai/vendors/local/createLocalProvider.ts';
import type { AiProvider } from '../../../functions/src/ai/AiProvider.ts';
import { retrievePassages } from '../../../functions/src/answering/retrievePassages.ts';
import { ingestSource } from '../../../functions/src/knowledge/ingestion/ingestSource.ts';
import { reembedSource } from '../../../functions/src/knowledge/chunks/reembedSource.ts';
import { reembedSources } from '../../../functions/src/knowledge/chunks/reembedSources.ts';
import { removePreviousVectors } from '../../../functions/src/knowledge/chunks/removePreviousVectors.ts';
import { removeSources } from '../../../functions/src/knowledge/removeSources.ts';
import { wholeRun } from '../../../functions/src/kernel/platform/schedule/Slice.ts';
import { admin } from '../../support/admin.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { makeSource } from '../../support/makeSource.ts';

const local = createLocalProvider();
/** Sorts before the spaces of other tests' sources, of which one run takes the first 200 alone. */
const OLD: AiProvider = { ...local, embeddingSpace: '0-test-old-768' };

/** The same vectors turned round: next to those of the old space they would find the wrong passages. */
const NEW: AiProvider = {
  ...local,
  embeddingSpace: 'test-new-768',
  former: [OLD],
  embedPassages: async (texts) => (await local.embedPassages(texts)).map((vector) => vector.toReversed()),
  embedQuery: async (text) => (await local.embedQuery(text)).toReversed(),
};

const { orgId } = await makeOrg();

async function spaceOf(chatbotId: string): Promise<string | null> {
  return chatbotSchema.parse((await admin.db.doc(paths.chatbot(orgId, chatbotId)).get()).data()).embeddingSpace;
}

async function readSource(sourceId: string) {
  return sourceSchema.parse((await admin.db.doc(paths.source(orgId, sourceId)).get()).data());
}

/** Number of chunks that a source has in each space. */
async function chunksOf(sourceId: string): Promise<Record<string, number>> {
  const found = await admin.db.collection(paths.chunks(orgId)).where('sourceId', '==', sourceId).get();
  const counts: Record<string, number> = {};
  for (const chunk of found.docs) {
    const { embeddingSpace } = chunkSchema.parse(chunk.data());
    counts[embeddingSpace] = (counts[embeddingSpace] ?? 0) + 1;
  }
  return counts;
}

/** Passages that the chatbot finds about tents and boots, as a question would be answered now by the new provider. */
async function knows(chatbotId: string): Promise<string[]> {
  const embeddingSpace = await spaceOf(chatbotId);
  const asked = ['How heavy is the tent?', 'How warm are the boots?'];
  const found = await Promise.all(
    asked.map((text) => retrievePassages({ orgId, chatbotId, embeddingSpace, faqs: [], muted: [] }, text, NEW)),
  );
  return found.map(([best]) => best?.text ?? 'nothing');
}

const TENT = 'The tent weighs 3 kilograms.';
const BOOTS = 'The boots are warm down to 10 degrees below zero.';

async function makeKnowledge() {
  const chatbotId = await makeChatbot(orgId);
  const tent = await makeSource(orgId, chatbotId, TENT);
  const boots = await makeSource(orgId, chatbotId, BOOTS);
  for (const sourceId of [tent, boots]) await ingestSource(orgId, sourceId, OLD);
  return { chatbotId, tent, boots };
}

describe('a change of the embedding model', () => {
  it('turns a chatbot to the new vectors once all its sources have them, without a gap', async () => {
    const { chatbotId, tent, boots } = await makeKnowledge();
    expect(await spaceOf(chatbotId)).toBe(OLD.embeddingSpace);
    expect(await knows(chatbotId)).toEqual([TENT, BOOTS]);

    await reembedSource(orgId, tent, NEW);
    expect(await spaceOf(chatbotId)).toBe(OLD.embeddingSpace);
    expect(await chunksOf(tent)).toEqual({ [OLD.embeddingSpace]: 1, [NEW.embeddingSpace]: 1 });
    expect(await knows(chatbotId)).toEqual([TENT, BOOTS]);

    await reembedSource(orgId, boots, NEW);
    await reembedSource(orgId, boots, NEW);
    expect(await spaceOf(chatbotId)).toBe(NEW.embeddingSpace);
    expect(await knows(chatbotId)).toEqual([TENT, BOOTS]);
    expect(await readSource(boots)).toMatchObject({ embeddingSpace: NEW.embeddingSpace, status: 'indexed', chunks: 1 });

    await removePreviousVectors(orgId, chatbotId, OLD.embeddingSpace);
    expect(await chunksOf(tent)).toEqual({ [NEW.embeddingSpace]: 1 });
    expect(await knows(chatbotId)).toEqual([TENT, BOOTS]);
  });

  it('from an embedder that is not known any more leaves passages to be found by their words until then', async () => {
    const { chatbotId } = await makeKnowledge();
    const unknown: AiProvider = { ...NEW, former: [] };
    const embeddingSpace = await spaceOf(chatbotId);
    const knowledge = { orgId, chatbotId, embeddingSpace, faqs: [], muted: [] };
    const [best] = await retrievePassages(knowledge, 'How heavy is the tent?', unknown);
    expect(best?.text).toBe(TENT);
  });

  it('keeps vectors that the chatbot has come back to', async () => {
    const { chatbotId, tent } = await makeKnowledge();
    await removePreviousVectors(orgId, chatbotId, OLD.embeddingSpace);
    expect(await chunksOf(tent)).toEqual({ [OLD.embeddingSpace]: 1 });
  });

  it('forgets at once what no longer stands in a source, also in the old embedding space', async () => {
    const { chatbotId, tent, boots } = await makeKnowledge();
    // As a worker that died left it: the upload's own event leaves it alone, and this test alone reads it.
    await admin.db.doc(paths.source(orgId, tent)).update({ status: 'processing', leaseUntil: new Date(0) });
    const file = admin.bucket.file(paths.sourceFile(orgId, tent, 'document.md'));
    await file.save('The tent weighs 4 kilograms.', { resumable: false });
    await ingestSource(orgId, tent, NEW);
    expect(await chunksOf(tent)).toEqual({ [NEW.embeddingSpace]: 1 });
    expect(await knows(chatbotId)).not.toContain(TENT);
    await reembedSource(orgId, boots, NEW);
    expect(await knows(chatbotId)).toEqual(['The tent weighs 4 kilograms.', BOOTS]);
  });

  it('is completed by the reading of the last source that was behind', async () => {
    const { chatbotId, tent, boots } = await makeKnowledge();
    await reembedSource(orgId, tent, NEW);
    await admin.db.doc(paths.source(orgId, boots)).update({ status: 'pending' });
    await reembedSource(orgId, boots, NEW);
    expect(await chunksOf(boots)).toEqual({ [OLD.embeddingSpace]: 1 });
    await ingestSource(orgId, boots, NEW);
    expect(await spaceOf(chatbotId)).toBe(NEW.embeddingSpace);
    expect(await knows(chatbotId)).toEqual([TENT, BOOTS]);
  });

  it('embeds once what three workers take, and queues nothing that one of them has', async () => {
    const { tent, boots } = await makeKnowledge();
    const embedded: string[] = [];
    const { promise: taken, resolve: take } = Promise.withResolvers<undefined>();
    const { promise: allowed, resolve: allow } = Promise.withResolvers<undefined>();
    const slow: AiProvider = {
      ...NEW,
      embedPassages: async (texts) => {
        embedded.push(...texts);
        take(undefined);
        await allowed;
        return NEW.embedPassages(texts);
      },
    };
    const first = reembedSource(orgId, tent, slow);
    await taken;
    await Promise.all([1, 2].map(() => reembedSource(orgId, tent, slow)));
    const queued: string[] = [];
    await reembedSources(NEW.embeddingSpace, wholeRun(), async (_, data) => {
      queued.push(String(data['sourceId']));
      return true;
    });
    allow(undefined);
    await first;
    expect(embedded).toHaveLength(1);
    expect(queued).toContain(boots);
    expect(queued).not.toContain(tent);
    expect(await readSource(tent)).toMatchObject({ embeddingSpace: NEW.embeddingSpace, leaseUntil: null });
  });

  it('leaves nothing behind of a source that is deleted meanwhile', async () => {
    const { tent } = await makeKnowledge();
    await reembedSource(orgId, tent, {
      ...NEW,
      embedPassages: async (texts) => {
        await removeSources({ orgId, uid: 'nobody', name: 'Nobody' }, [tent]);
        return NEW.embedPassages(texts);
      },
    });
    expect(await chunksOf(tent)).toEqual({});
  });

  it('finds every source that is behind, and none that is not', async () => {
    const { tent, boots } = await makeKnowledge();
    const behind = async (embeddingSpace: string): Promise<string[]> => {
      const found = await admin.db
        .collectionGroup('sources')
        .where('status', 'in', ['indexed', 'failed'])
        .where('embeddingSpace', '!=', embeddingSpace)
        .get();
      return found.docs.map(({ id }) => id);
    };
    expect(await behind(NEW.embeddingSpace)).toEqual(expect.arrayContaining([tent, boots]));
    expect(await behind(OLD.embeddingSpace)).not.toEqual(expect.arrayContaining([tent]));
    expect(await reembedSources(NEW.embeddingSpace)).toBeGreaterThanOrEqual(2);
  });

  it('queues what is behind sources that wait in the queue, or fail again and again', async () => {
    const { tent, boots } = await makeKnowledge();
    const last = tent > boots ? tent : boots;
    const queued = await reembedSources(
      NEW.embeddingSpace,
      wholeRun(),
      async (_, { sourceId }) => sourceId === last,
      1,
    );
    expect(queued).toBe(1);
  });

  it('has vectors of the length that the index has', async () => {
    expect(await NEW.embedQuery('tent')).toHaveLength(EMBEDDING_DIMENSION);
  });
});
