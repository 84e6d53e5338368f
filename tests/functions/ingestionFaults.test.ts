import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chatbotSchema } from '@parlance/domain/documents/chatbot';
import { sourceSchema } from '@parlance/domain/documents/source';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { beforeAll, describe, expect, it } from 'vitest';
import { createLocalProvider } from '../../functions/src/ai/local/createLocalProvider.ts';
import { ingestSource } from '../../functions/src/ingestion/ingestSource.ts';
import { resumeStalledSources } from '../../functions/src/ingestion/resumeStalledSources.ts';
import { removeSource } from '../../functions/src/sources/removeSource.ts';
import { admin } from '../support/admin.ts';
import { makeChatbot } from '../support/makeChatbot.ts';
import { makeOrg } from '../support/makeOrg.ts';
import { makeSource } from '../support/makeSource.ts';
import { untilDocument } from '../support/untilDocument.ts';

const TEXT = Array.from(
  { length: 40 },
  (_, i) => `## Topic ${i}\n\nFact number ${i} is that the shelf ${i} holds ${i * 3} tents.`,
).join('\n\n');

let orgId: string;

beforeAll(async () => {
  ({ orgId } = await makeOrg());
});

async function readSource(sourceId: string) {
  return sourceSchema.parse((await admin.db.doc(paths.source(orgId, sourceId)).get()).data());
}

async function countChunks(sourceId: string): Promise<number> {
  return (await admin.db.collection(paths.chunks(orgId)).where('sourceId', '==', sourceId).count().get()).data().count;
}

describe('ingestion', () => {
  it('writes once what five workers read at the same time', async () => {
    const chatbotId = await makeChatbot(orgId);
    const sourceId = await makeSource(orgId, chatbotId, TEXT);
    const provider = createLocalProvider();
    await Promise.all(Array.from({ length: 5 }, () => ingestSource(orgId, sourceId, provider)));
    await ingestSource(orgId, sourceId, provider);
    expect(await readSource(sourceId)).toMatchObject({ status: 'indexed', chunks: 40, attempts: 1 });
    expect(await countChunks(sourceId)).toBe(40);
    const chatbot = chatbotSchema.parse((await admin.db.doc(paths.chatbot(orgId, chatbotId)).get()).data());
    expect(chatbot).toMatchObject({ trained: true, knowledgeVersion: 1 });
  });

  it('picks up a source whose worker was killed in the middle', async () => {
    const sourceId = await makeSource(orgId, await makeChatbot(orgId), TEXT);
    const worker = spawn(
      process.execPath,
      [new URL('../support/hangingWorker.ts', import.meta.url).pathname, orgId, sourceId],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    await once(worker.stdout, 'data');
    worker.kill('SIGKILL');
    await once(worker, 'exit');
    const stranded = await readSource(sourceId);
    expect(stranded).toMatchObject({ status: 'processing' });
    expect((stranded.leaseUntil?.getTime() ?? Infinity) - Date.now()).toBeLessThanOrEqual(LIMITS.ingestionLeaseMs);

    // The lease runs out: what half a minute does, a write does here.
    await admin.db.doc(paths.source(orgId, sourceId)).update({ leaseUntil: new Date(Date.now() - 1) });
    await resumeStalledSources();
    const source = await untilDocument(
      paths.source(orgId, sourceId),
      sourceSchema,
      ({ status }) => status === 'indexed',
    );
    expect(source).toMatchObject({ chunks: 40, attempts: 2, leaseUntil: null });
    expect(await countChunks(sourceId)).toBe(40);
  });

  it('gives a source up that has used its attempts', async () => {
    const sourceId = await makeSource(orgId, await makeChatbot(orgId), TEXT, { attempts: LIMITS.ingestionAttempts });
    await ingestSource(orgId, sourceId, createLocalProvider());
    expect(await readSource(sourceId)).toMatchObject({ status: 'failed', error: 'ingestion-failed' });
  });

  it('goes back to pending and asks for another attempt when the provider is away', async () => {
    const sourceId = await makeSource(orgId, await makeChatbot(orgId), TEXT);
    const away = { ...createLocalProvider(), embedPassages: () => Promise.reject(new Error('503')) };
    await expect(ingestSource(orgId, sourceId, away)).rejects.toThrow('503');
    expect(await readSource(sourceId)).toMatchObject({ status: 'pending', leaseUntil: null, attempts: 1 });
    await ingestSource(orgId, sourceId, createLocalProvider());
    expect(await readSource(sourceId)).toMatchObject({ status: 'indexed', attempts: 2 });
  });

  it('leaves nothing behind of a source that is deleted while it is read', async () => {
    const chatbotId = await makeChatbot(orgId);
    const sourceId = await makeSource(orgId, chatbotId, TEXT);
    const local = createLocalProvider();
    await ingestSource(orgId, sourceId, {
      ...local,
      embedPassages: async (texts) => {
        await removeSource(orgId, sourceId);
        return local.embedPassages(texts);
      },
    });
    expect((await admin.db.doc(paths.source(orgId, sourceId)).get()).exists).toBe(false);
    expect(await countChunks(sourceId)).toBe(0);
    const [files] = await admin.bucket.getFiles({ prefix: paths.sourceFolder(orgId, sourceId) });
    expect(files).toEqual([]);
    const chatbot = chatbotSchema.parse((await admin.db.doc(paths.chatbot(orgId, chatbotId)).get()).data());
    expect(chatbot.trained).toBe(false);
  });

  it('embeds nothing again when the same text is read again', async () => {
    const sourceId = await makeSource(orgId, await makeChatbot(orgId), TEXT);
    await ingestSource(orgId, sourceId, createLocalProvider());
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
    expect(await readSource(sourceId)).toMatchObject({ status: 'indexed', chunks: 40 });
  });
});
