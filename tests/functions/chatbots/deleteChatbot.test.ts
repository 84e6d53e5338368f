import { createUpload } from '@parlance/domain/contracts/sources/sources';
import { deleteChatbot, deleteConversations } from '@parlance/domain/contracts/chatbots';
import { chatbotSchema } from '@parlance/domain/documents/chatbots/chatbot';
import { type Deletion, deletionSchema } from '@parlance/domain/documents/chatbots/deletion';
import { orgSchema } from '@parlance/domain/documents/organizations/org';
import { statsSchema } from '@parlance/domain/documents/chats/stats';
import { widgetSchema } from '@parlance/domain/documents/chatbots/widget';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { describe, expect, it, vi } from 'vitest';
import { answerQuestion } from '../../../functions/src/answering/answerQuestion.ts';
import { eraseChats } from '../../../functions/src/chatbots/eraseChats.ts';
import { removedCounter } from '../../../functions/src/chatbots/deletion/removedCounter.ts';
import { resumeDeletions } from '../../../functions/src/chatbots/deletion/resumeDeletions.ts';
import { runDeletion } from '../../../functions/src/chatbots/deletion/runDeletion.ts';
import { createLocalProvider } from '../../../functions/src/ai/vendors/local/createLocalProvider.ts';
import { ingestSource } from '../../../functions/src/knowledge/ingestion/ingestSource.ts';
import { wholeRun } from '../../../functions/src/kernel/platform/schedule/Slice.ts';
import { admin } from '../../support/admin.ts';
import { callContract, postRaw } from '../../support/callContract.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeTeam, type TestTeam } from '../../support/accounts/makeTeam.ts';
import { makeSource } from '../../support/makeSource.ts';
import { ruleDocuments } from '../../support/ruleDocuments.ts';
import { untilDocument } from '../../support/untilDocument.ts';
import { uploadObject } from '../../support/uploadObject.ts';
import { addOldChat } from '../support/chats/addOldChat.ts';
import { makeAsk } from '../support/answering/makeAsk.ts';
import { makeFullChatbot } from '../support/chatbots/makeFullChatbot.ts';
import { scriptedProvider } from '../support/answering/scriptedProvider.ts';
import { tracesOf } from '../support/chatbots/tracesOf.ts';

async function orgOf({ orgId }: TestTeam) {
  return orgSchema.parse((await admin.db.doc(paths.org(orgId)).get()).data());
}

function untilDone(orgId: string, deletionId: string): Promise<Deletion> {
  return untilDocument(paths.deletion(orgId, deletionId), deletionSchema, ({ status }) => status === 'done');
}

/** Marks a chatbot as `deleteChatbot` does, and queues nothing. */
async function beginBy(
  org: TestTeam,
  chatbotId: string,
  kind: Deletion['kind'],
  startedAt = new Date(),
): Promise<string> {
  const deletionId = newId();
  const deletion = { ...ruleDocuments.deletion, kind, chatbotId, total: 0, done: 0, startedAt, removed: NOTHING };
  await admin.db.doc(paths.deletion(org.orgId, deletionId)).set(deletion);
  if (kind === 'chatbot') await admin.db.doc(paths.chatbot(org.orgId, chatbotId)).update({ isDeleting: true });
  return deletionId;
}

const NOTHING = { chats: 0, messages: 0, leads: 0, declarations: 0, submissions: 0, sources: 0, chunks: 0, files: 0 };
const ALL = { chats: 2, messages: 5, leads: 1, declarations: 1, submissions: 1, sources: 2, chunks: 1, files: 1 };
const queueNothing = async () => undefined;

describe('a deleted chatbot', () => {
  it('answers nobody at once and is then gone with all that it owned; its neighbour stays', async () => {
    const org = await makeTeam({ chatbotCount: 2 });
    const { orgId, users } = org;
    const [{ chatbotId }, neighbour] = [await makeFullChatbot(org), await makeFullChatbot(org)];
    const sources = await admin.db.collection(paths.sources(orgId)).where('chatbotId', '==', chatbotId).get();
    const before = await tracesOf(orgId, neighbour.chatbotId);
    expect((await tracesOf(orgId, chatbotId)).length).toBeGreaterThan(15);
    for (const name of ['', 'guide', 'Guide 2']) {
      const { code } = await postRaw('deleteChatbot', { orgId, chatbotId, name }, users.owner.idToken);
      expect(code).toBe('confirmation-mismatch');
    }
    const tokens = (await orgOf(org)).trainingTokens;
    const { deletionId } = await callContract(
      deleteChatbot,
      { orgId, chatbotId, name: ' Guide ' },
      users.admin.idToken,
    );
    const widget = (await admin.db.doc(paths.widget(chatbotId)).get()).data();
    expect(widget === undefined || widgetSchema.parse(widget).isDeleting).toBe(true);
    const again = await callContract(deleteChatbot, { orgId, chatbotId, name: 'Guide' }, users.owner.idToken);
    expect(again.deletionId).toBe(deletionId);
    const receipt = await untilDone(orgId, deletionId);
    expect(receipt).toMatchObject({ kind: 'chatbot', chatbotName: 'Guide', startedBy: users.admin.uid, removed: ALL });
    expect([receipt.total, receipt.done]).toEqual([13, 13]);
    await expect.poll(() => tracesOf(orgId, chatbotId), { timeout: 20_000 }).toEqual([]);
    for (const { id } of sources.docs) {
      const [files] = await admin.bucket.getFiles({ prefix: paths.sourceFolder(orgId, id) });
      expect(files).toEqual([]);
    }
    expect(await orgOf(org)).toMatchObject({ chatbotCount: 1, trainingTokens: tokens / 2 });
    expect(await tracesOf(orgId, neighbour.chatbotId)).toEqual(before);
    const told = await admin.db.collection(paths.activity(orgId)).where('kind', '==', 'chatbot-deleted').get();
    expect(told.docs.map((entry) => String(entry.get('subject')))).toEqual(['Guide']);
  });

  it.each(['leads', 'declarations', 'submissions', 'sources', 'chunks', 'stats', 'chatbot'])(
    'is deleted to the end, and counted once, when the first run was killed at its %s',
    async (step) => {
      const org = await makeTeam({ chatbotCount: 1 });
      const { chatbotId } = await makeFullChatbot(org);
      const deletionId = await beginBy(org, chatbotId, 'chatbot', new Date(Date.now() - 3_600_000));
      const spies = await killAt(step);
      await expect(runDeletion(org.orgId, deletionId, queueNothing)).rejects.toThrow('killed');
      for (const spy of spies) spy.mockRestore();
      const queued: string[] = [];
      await resumeDeletions(wholeRun(), async (orgId, id) => void (orgId === org.orgId && queued.push(id)));
      expect(queued).toEqual([deletionId]);
      await runDeletion(org.orgId, deletionId, queueNothing);
      expect((await untilDone(org.orgId, deletionId)).removed).toEqual(ALL);
      await expect.poll(() => tracesOf(org.orgId, chatbotId), { timeout: 20_000 }).toEqual([]);
    },
  );

  it('is counted once by two runs at the same time and by one that comes later', async () => {
    const org = await makeTeam({ chatbotCount: 1 });
    const { chatbotId } = await makeFullChatbot(org);
    const deletionId = await beginBy(org, chatbotId, 'chatbot');
    const run = () => runDeletion(org.orgId, deletionId, queueNothing);
    await Promise.all([run(), run()]);
    await run();
    expect((await untilDone(org.orgId, deletionId)).removed).toEqual(ALL);
    expect((await orgOf(org)).trainingTokens).toBe(0);
    await expect.poll(() => tracesOf(org.orgId, chatbotId), { timeout: 20_000 }).toEqual([]);
  });

  it('keeps nothing of a source that is being read and an answer that is being given meanwhile', async () => {
    const org = await makeTeam({ chatbotCount: 1 });
    const { orgId } = org;
    const { chatbotId } = await makeFullChatbot(org);
    const sourceId = await makeSource(orgId, chatbotId, 'Late text.');
    const local = createLocalProvider();
    let deletionId = '';
    const embedPassages: typeof local.embedPassages = async (texts) => {
      await runDeletion(orgId, deletionId, queueNothing);
      return local.embedPassages(texts);
    };
    const provider = scriptedProvider(async function* () {
      deletionId = await beginBy(org, chatbotId, 'chatbot');
      await ingestSource(orgId, sourceId, { ...local, embedPassages });
      yield 'We are open from nine to five [1].';
    });
    await answerQuestion(makeAsk(chatbotId, 'When are you open?'), provider);
    // The last run, after all of that is over.
    await runDeletion(orgId, deletionId, queueNothing);
    await expect.poll(() => tracesOf(orgId, chatbotId), { timeout: 20_000 }).toEqual([]);
    expect((await orgOf(org)).trainingTokens).toBe(0);
  });

  it('keeps nothing of documents whose upload was allowed before, whenever they arrive', async () => {
    const org = await makeTeam({ chatbotCount: 1 });
    const { orgId } = org;
    const { idToken } = org.users.member;
    const chatbotId = await makeChatbot(orgId);
    const bytes = Buffer.from('Late text.');
    const input = { orgId, chatbotId, fileName: 'late.txt', size: bytes.length };
    const meanwhile = await callContract(createUpload, input, idToken);
    const afterwards = await callContract(createUpload, input, idToken);
    const deletionId = await beginBy(org, chatbotId, 'chatbot');
    expect(await uploadObject(meanwhile.path, bytes, meanwhile.contentType, idToken)).toBe(200);
    await runDeletion(orgId, deletionId, queueNothing);
    const { path, contentType } = afterwards;
    expect(await uploadObject(path, bytes, contentType, idToken)).toBe(403);
    // One that the rules had let through while there was a source.
    await admin.bucket.file(path).save(bytes, { contentType, resumable: false });
    for (const { sourceId } of [meanwhile, afterwards]) {
      const files = async () => (await admin.bucket.getFiles({ prefix: paths.sourceFolder(orgId, sourceId) }))[0];
      await expect.poll(files, { timeout: 20_000 }).toEqual([]);
    }
    await expect.poll(() => tracesOf(orgId, chatbotId), { timeout: 20_000 }).toEqual([]);
    expect((await orgOf(org)).trainingTokens).toBe(0);
  });
});

/** A run breaks where it comes to delete from a collection, or the chatbot itself, as if it had been killed there. */
async function killAt(step: string): Promise<{ mockRestore: () => void }[]> {
  const { db } = await import('../../../functions/src/kernel/platform/app.ts');
  const whole = vi.spyOn(db, 'recursiveDelete');
  if (step === 'chatbot') whole.mockRejectedValue(new Error('killed'));
  const collection = db.collection.bind(db);
  let asked = 0;
  const some = vi.spyOn(db, 'collection').mockImplementation((path) => {
    // The first time it is counted; sources are deleted by their own reference.
    if (path.endsWith(`/${step}`)) asked += 1;
    if (asked === (COUNTED.has(step) ? 2 : 1)) throw new Error('killed');
    return collection(path);
  });
  return [whole, some];
}

const COUNTED = new Set(['leads', 'declarations', 'submissions', 'sources', 'chunks']);

describe('deleted conversations', () => {
  it('are those until now, with their words; newer ones, leads and figures stay', async () => {
    const org = await makeTeam();
    const { orgId, users } = org;
    const { chatbotId } = await makeFullChatbot(org);
    for (let n = 0; n < 2; n += 1) await addOldChat(orgId, chatbotId, 350);
    const newer = await addOldChat(orgId, chatbotId, 2, new Date(Date.now() + 3_600_000));
    const input = { orgId, chatbotId, confirmation: 'delete' } as const;
    expect((await postRaw('deleteConversations', { ...input, confirmation: 'Delete' }, users.owner.idToken)).code).toBe(
      'invalid-input',
    );
    const { deletionId } = await callContract(deleteConversations, input, users.admin.idToken);
    const receipt = await untilDone(orgId, deletionId);
    expect(receipt).toMatchObject({ kind: 'conversations', total: 709, done: 709 });
    expect(receipt.removed).toEqual({ ...NOTHING, chats: 4, messages: 705 });
    await expect
      .poll(
        async () =>
          (await tracesOf(orgId, chatbotId)).filter(
            (path) => /\/(?:chats|messages|live|relay)\//.test(path) && !path.includes(newer),
          ),
        { timeout: 20_000 },
      )
      .toEqual([]);
    const left = await tracesOf(orgId, chatbotId);
    expect(left.filter((path) => path.includes(newer))).toHaveLength(5);
    expect(left.filter((path) => path.startsWith('mail/'))).toHaveLength(3);
    expect(left.filter((path) => path.includes('/leads/'))).toHaveLength(1);
    const [stats, shard] = await admin.db.getAll(
      admin.db.doc(paths.stats(orgId, chatbotId, '2026-11-01')),
      admin.db.doc(paths.figureShard(orgId, chatbotId, '2026-11-01', '7')),
    );
    expect(statsSchema.parse(stats?.data())).toMatchObject({ messages: 1, leads: 1, unanswered: {} });
    // The minute has added it to the day, or not yet: the words are gone either way.
    expect(JSON.stringify(shard?.data() ?? {})).not.toContain('Canary');
    expect(chatbotSchema.parse((await admin.db.doc(paths.chatbot(orgId, chatbotId)).get()).data()).trained).toBe(true);
  });

  it('are counted once when a run is cut, repeated and run twice at once, and take a late answer along', async () => {
    const org = await makeTeam();
    const { orgId } = org;
    const { chatbotId, chatIds } = await makeFullChatbot(org);
    const deletionId = await beginBy(org, chatbotId, 'conversations');
    const owner = { orgId, chatbotId, timezone: 'Europe/Berlin' };
    const chats = admin.db.collection(paths.chats(orgId)).where('chatbotId', '==', chatbotId);
    const count = removedCounter(orgId, deletionId);
    const cut = eraseChats(owner, chats, {
      count: (batch, erased) => {
        if ('chats' in erased) throw new Error('killed');
        count(batch, erased);
      },
    });
    await expect(cut).rejects.toThrow('killed');
    const run = () => runDeletion(orgId, deletionId, queueNothing);
    await Promise.all([run(), run()]);
    const late = paths.message(orgId, chatIds[0] ?? '', newId());
    await admin.db.doc(late).set({ ...ruleDocuments.message, chatbotId, at: new Date() });
    await run();
    expect((await untilDone(orgId, deletionId)).removed).toEqual({ ...NOTHING, chats: 2, messages: 5 });
    expect((await admin.db.doc(late).get()).exists).toBe(false);
  });

  it('find the deletion that runs already', async () => {
    const org = await makeTeam();
    const { orgId, users } = org;
    const { chatbotId } = await makeFullChatbot(org);
    const deletionId = await beginBy(org, chatbotId, 'conversations');
    const input = { orgId, chatbotId, confirmation: 'delete' } as const;
    expect(await callContract(deleteConversations, input, users.owner.idToken)).toEqual({ deletionId });
  });
});
