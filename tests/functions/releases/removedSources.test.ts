import { removedSourceSchema } from '@parlance/domain/documents/releases/removedSource';
import { knowledgeSchema } from '@parlance/domain/documents/releases/knowledge';
import { releaseSchema } from '@parlance/domain/documents/releases/release';
import { releaseStateSchema } from '@parlance/domain/documents/releases/releaseState';
import { sourceSchema } from '@parlance/domain/documents/knowledge/source';
import { orgSchema } from '@parlance/domain/documents/organizations/org';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { PLAN_LIMITS } from '@parlance/domain/plans';
import { beforeEach, describe, expect, it } from 'vitest';
import { createLocalProvider } from '../../../functions/src/ai/vendors/local/createLocalProvider.ts';
import { answerQuestion } from '../../../functions/src/answering/answerQuestion.ts';
import { ingestSource } from '../../../functions/src/knowledge/ingestion/ingestSource.ts';
import { erasePerson } from '../../../functions/src/edge/privacy/erasePerson.ts';
import { recordKnowledge } from '../../../functions/src/versions/releases/recordKnowledge.ts';
import { deleteWhileGone } from '../../../functions/src/knowledge/sources/deleteWhileGone.ts';
import { eraseSource } from '../../../functions/src/knowledge/eraseSource.ts';
import { removeSources } from '../../../functions/src/knowledge/removeSources.ts';
import { syncWidget } from '../../../functions/src/chatbots/projection/syncWidget.ts';
import { eraseRemovedSources } from '../../../functions/src/knowledge/sources/removed/eraseRemovedSources.ts';
import { restoreSources } from '../../../functions/src/knowledge/sources/removed/restoreSources.ts';
import { saveQa } from '../../../functions/src/knowledge/saveQa.ts';
import { admin } from '../../support/admin.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeTeam, type TestTeam } from '../../support/accounts/makeTeam.ts';
import { makeSource } from '../../support/makeSource.ts';
import { ruleDocuments } from '../../support/ruleDocuments.ts';
import { untilDocument } from '../../support/untilDocument.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';
import { makeAsk } from '../support/answering/makeAsk.ts';
import { teach } from '../support/answering/trainedChatbot.ts';

const local = createLocalProvider();
const MAX = PLAN_LIMITS.pro.trainingTokens;
const QUESTION = 'How much is the blue lantern?';

let org: TestTeam;
let orgId: string;
let chatbotId: string;

beforeEach(async () => {
  org = await makeTeam();
  ({ orgId } = org);
  chatbotId = await makeChatbot(orgId);
  await teach(orgId, chatbotId, 'Where is the shop?', 'The shop is in Graz.');
  // The trigger does the same, when it gets to it.
  await syncWidget(orgId, chatbotId);
});

const who = () => membershipOf(org, 'admin');
const sourceAt = (id: string) => admin.db.doc(paths.source(orgId, id));
const removedAt = (id: string) => admin.db.doc(paths.removedSource(orgId, id));
const tokensHeld = async () => orgSchema.parse((await admin.db.doc(paths.org(orgId)).get()).data()).trainingTokens;
async function hasFile(id: string): Promise<boolean> {
  const [files] = await admin.bucket.getFiles({ prefix: paths.sourceFolder(orgId, id) });
  return files.length > 0;
}
async function verdict(): Promise<string> {
  const { verdict: found } = await answerQuestion(makeAsk(chatbotId, QUESTION), local);
  return found;
}
const soon = () => new Date(Date.now() + LIMITS.testDelayMs);
/** All names that a chatbot's releases have, and what is noted for the next one. */
async function namesInReleases(): Promise<string[]> {
  const [knowledge, releases, state] = await Promise.all([
    admin.db.collection(paths.allKnowledge(orgId, chatbotId)).get(),
    admin.db.collection(paths.releases(orgId, chatbotId)).get(),
    admin.db.doc(paths.releaseState(orgId, chatbotId)).get(),
  ]);
  const noted = releaseStateSchema.safeParse(state.data()).data?.changes ?? [];
  const changes = [...releases.docs.flatMap((one) => releaseSchema.parse(one.data()).changes), ...noted];
  const sources = knowledge.docs.flatMap((one) => knowledgeSchema.parse(one.data()).sources);
  return [...sources.map(({ name }) => name), ...changes.flatMap(({ names }) => names)];
}
async function readFile(): Promise<string> {
  const id = await makeSource(orgId, chatbotId, '# Lanterns\n\nThe blue lantern costs 40 euros.\n');
  await ingestSource(orgId, id, local);
  return id;
}

describe('a source that is deleted', () => {
  it('answers nothing and counts for nothing, and comes back as it was, once', async () => {
    const id = await readFile();
    const held = await tokensHeld();
    const { tokens, fingerprint } = sourceSchema.parse((await sourceAt(id).get()).data());
    expect(await verdict()).toBe('answered');

    await removeSources(who(), [id]);
    expect([await tokensHeld(), await hasFile(id), await verdict()]).toEqual([held - tokens, true, 'refused']);
    expect(removedSourceSchema.parse((await removedAt(id).get()).data())).toMatchObject({
      reason: 'removed',
      removedBy: org.users.admin.uid,
      isErasing: false,
    });

    const restored = await Promise.all([1, 2].map(() => restoreSources(who(), [id])));
    expect(restored.toSorted((one, other) => one - other)).toEqual([0, 1]);
    const back = await untilDocument(paths.source(orgId, id), sourceSchema, ({ status }) => status === 'indexed');
    expect(back).toMatchObject({ tokens, fingerprint });
    expect([await tokensHeld(), (await removedAt(id).get()).exists, await verdict()]).toEqual([
      held,
      false,
      'answered',
    ]);
    // The event of its deletion comes late.
    await eraseSource(orgId, id);
    expect([await hasFile(id), await verdict()]).toEqual([true, 'answered']);
  });

  it('that comes back while it is read is read anew, with all its passages', async () => {
    const text = Array.from(
      { length: 130 },
      (_, index) => `# Lantern ${index}\n\n${`Lantern ${index} costs ${index} euros. `.repeat(40)}`,
    );
    const id = await makeSource(orgId, chatbotId, text.join('\n\n'));
    let batches = 0;
    await ingestSource(orgId, id, {
      ...local,
      embedPassages: async (texts) => {
        batches += 1;
        if (batches === 2) {
          await removeSources(who(), [id]);
          await restoreSources(who(), [id]);
        }
        return local.embedPassages(texts);
      },
    });
    expect(batches).toBe(2);
    const { chunks } = await untilDocument(paths.source(orgId, id), sourceSchema, ({ status }) => status === 'indexed');
    const stored = await admin.db.collection(paths.chunks(orgId)).where('sourceId', '==', id).count().get();
    expect(stored.data().count).toBe(chunks);
  });

  it('loses its pages only as long as it is gone', async () => {
    const id = await readFile();
    const pages = admin.db.collection(paths.pages(orgId, id));
    await pages.doc('page').set({});
    await deleteWhileGone(orgId, id, pages);
    expect((await pages.get()).size).toBe(1);
    await sourceAt(id).delete();
    await deleteWhileGone(orgId, id, pages);
    expect((await pages.get()).size).toBe(0);
  });

  it('comes back only where the plan has room for it', async () => {
    const id = await readFile();
    const { tokens } = sourceSchema.parse((await sourceAt(id).get()).data());
    await removeSources(who(), [id]);
    const place = admin.db.doc(paths.org(orgId));
    await place.update({ trainingTokens: MAX - tokens + 1 });
    await expect(restoreSources(who(), [id])).rejects.toMatchObject({ code: 'training-limit-reached' });
    expect([(await sourceAt(id).get()).exists, await tokensHeld()]).toEqual([false, MAX - tokens + 1]);
    await place.update({ trainingTokens: MAX - tokens });
    expect(await restoreSources(who(), [id])).toBe(1);
    expect(await tokensHeld()).toBe(MAX);
  });

  it('is erased with its file and its former texts where somebody says so', async () => {
    const ids = [await readFile(), await readFile()];
    const qa = await teach(orgId, chatbotId, QUESTION, '40 euros.');
    await saveQa(who(), { chatbotId, sourceId: qa, question: QUESTION, answer: '45 euros.' });
    await recordKnowledge(orgId, chatbotId, soon());
    await removeSources(who(), [...ids, qa]);
    await recordKnowledge(orgId, chatbotId, soon());
    expect(await namesInReleases()).toContain(QUESTION);
    const kept = admin.db.collection(paths.removedSources(orgId));
    expect((await kept.get()).size).toBe(4);

    const [first = '', second = ''] = ids;
    for (const _ of [1, 2]) await eraseRemovedSources(who(), [first, qa]);
    expect((await kept.get()).docs.map(({ id }) => id)).toEqual([second]);
    // Nor does a release have its text any more.
    expect(await namesInReleases()).not.toContain(QUESTION);
    expect(await namesInReleases()).toEqual(expect.arrayContaining(['', 'Where is the shop?']));
    expect(await Promise.all(ids.map(hasFile))).toEqual([false, true]);
    expect(await restoreSources(who(), [first])).toBe(0);
  });

  it('is erased with the person who is named in it', async () => {
    const email = 'ada@example.com';
    const named = await teach(orgId, chatbotId, 'Who repairs lanterns?', 'Ada does: Ada@Example.com.');
    const asked = await teach(orgId, chatbotId, 'Is Ada@example.com right for repairs?', 'She is.');
    await recordKnowledge(orgId, chatbotId, soon());
    const other = await teach(orgId, chatbotId, 'Who sells lanterns?', 'Bob does.');
    await removeSources(who(), [named, other, asked]);
    await admin.db.doc(paths.lead(orgId, newId())).set({ ...ruleDocuments.lead, chatbotId, chatId: null, email });
    const person = { foundBy: 'email', email } as const;
    await erasePerson(membershipOf(org, 'owner'), { receiptId: newId(), person, confirmation: email });
    const kept = await admin.db.collection(paths.removedSources(orgId)).get();
    expect(kept.docs.map(({ id }) => id)).toEqual([other]);
    expect((await namesInReleases()).filter((name) => /ada|repairs/i.test(name))).toEqual([]);
  });
});
