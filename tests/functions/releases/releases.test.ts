import { createChatbot, saveChatbotSettings } from '@parlance/domain/contracts/chatbots';
import { answerMessageSchema } from '@parlance/domain/documents/chats/message';
import { widgetSchema } from '@parlance/domain/documents/chatbots/widget';
import { knowledgeSchema } from '@parlance/domain/documents/releases/knowledge';
import { type Release, releaseSchema } from '@parlance/domain/documents/releases/release';
import { releaseKey } from '@parlance/domain/documents/releases/releaseKey';
import { releaseStateSchema } from '@parlance/domain/documents/releases/releaseState';
import { sourceSchema } from '@parlance/domain/documents/knowledge/source';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { answerIdOf } from '@parlance/domain/widget/answerId';
import { describe, expect, it } from 'vitest';
import { createLocalProvider } from '../../../functions/src/ai/vendors/local/createLocalProvider.ts';
import { answerQuestion } from '../../../functions/src/answering/answerQuestion.ts';
import { syncWidget } from '../../../functions/src/chatbots/projection/syncWidget.ts';
import { recordDueReleases } from '../../../functions/src/versions/releases/recordDueReleases.ts';
import { recordKnowledge } from '../../../functions/src/versions/releases/recordKnowledge.ts';
import { wholeRun } from '../../../functions/src/kernel/platform/schedule/Slice.ts';
import { admin } from '../../support/admin.ts';
import { callContract } from '../../support/callContract.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeTeam } from '../../support/accounts/makeTeam.ts';
import { makeAsk } from '../support/answering/makeAsk.ts';
import { teach } from '../support/answering/trainedChatbot.ts';

const local = createLocalProvider();
const QUESTION = 'How long does the repair of a tent take?';

const { orgId, users } = await makeTeam();

const soon = () => new Date(Date.now() + LIMITS.testDelayMs);
async function releasesOf(chatbotId: string): Promise<Release[]> {
  const found = await admin.db.collection(paths.releases(orgId, chatbotId)).orderBy('number').get();
  return found.docs.map((release) => releaseSchema.parse(release.data()));
}

describe('a release', () => {
  it('is recorded of a new chatbot and of each save, in its transaction, and of a save that comes twice once', async () => {
    const { uid, idToken } = users.member;
    const { chatbotId } = await callContract(createChatbot, { orgId, name: 'Guide', description: '' }, idToken);
    const save = {
      orgId,
      chatbotId,
      changes: { systemInstructions: 'Be brief.' },
      base: { systemInstructions: '' },
    };
    for (const _ of [1, 2]) await callContract(saveChatbotSettings, save, idToken);
    const [first, second, ...more] = await releasesOf(chatbotId);
    expect(more).toEqual([]);
    expect(first).toMatchObject({ number: 1, by: uid, knowledgeOf: 1, sources: 0, changes: [{ kind: 'start' }] });
    expect(second).toMatchObject({
      number: 2,
      by: uid,
      rolledBackTo: null,
      knowledgeOf: 1,
      changes: [{ kind: 'settings', names: ['systemInstructions'], by: uid }],
      settings: { ...first?.settings, systemInstructions: 'Be brief.' },
    });
    const widget = await admin.db.doc(paths.widget(chatbotId)).get();
    expect(widgetSchema.parse(widget.data()).release).toBe(2);
  });

  it('is recorded of knowledge once its changes have settled, with each source’s hash, and answers carry it', async () => {
    const chatbotId = await makeChatbot(orgId);
    const sourceId = await teach(orgId, chatbotId, QUESTION, 'Fixing a tent takes 12 working days.');
    await recordDueReleases();
    expect(await releasesOf(chatbotId)).toEqual([]);
    await Promise.all([1, 2].map(() => recordKnowledge(orgId, chatbotId, soon())));
    // Number 1 is what it was before releases, of which is not known what it knew.
    expect(await releasesOf(chatbotId)).toMatchObject([
      { number: 1, knowledgeOf: null },
      { number: 2, knowledgeOf: 2, sources: 1, passages: 1, changes: [{ kind: 'source-read', names: [QUESTION] }] },
    ]);
    const source = sourceSchema.parse((await admin.db.doc(paths.source(orgId, sourceId)).get()).data());
    expect(source.fingerprint).toMatch(/^[0-9a-f]{64}$/);
    const knowledge = await admin.db.doc(paths.knowledge(orgId, chatbotId, '2', '0')).get();
    expect(knowledgeSchema.parse(knowledge.data()).sources).toEqual([
      { id: sourceId, type: 'qa', name: QUESTION, fingerprint: source.fingerprint, chunks: 1 },
    ]);

    await syncWidget(orgId, chatbotId);
    const ask = makeAsk(chatbotId, QUESTION);
    await answerQuestion(ask, local);
    const answer = await admin.db.doc(paths.message(orgId, ask.visitor.chatId, answerIdOf(ask.messageId))).get();
    expect(answerMessageSchema.parse(answer.data()).release).toBe(2);
  });

  it('is none where the knowledge is what it was', async () => {
    const chatbotId = await makeChatbot(orgId);
    await teach(orgId, chatbotId, QUESTION, 'Twelve days.');
    await recordKnowledge(orgId, chatbotId, soon());
    const state = { changes: [], changedSince: new Date(), dueAt: new Date() };
    await admin.db.doc(paths.releaseState(orgId, chatbotId)).set(releaseStateSchema.parse(state));
    await recordDueReleases(wholeRun(soon()));
    expect((await releasesOf(chatbotId)).map(({ number }) => number)).toEqual([1, 2]);
    expect((await admin.db.doc(paths.releaseState(orgId, chatbotId)).get()).exists).toBe(false);
  });

  it('goes when there are more than are kept, with the list that none uses any more', async () => {
    const last = LIMITS.releasesKept + 1;
    const chatbotId = await makeChatbot(orgId);
    await teach(orgId, chatbotId, QUESTION, 'Twelve days.');
    await recordKnowledge(orgId, chatbotId, soon());
    const [, second] = await releasesOf(chatbotId);
    const at = (number: number) => admin.db.doc(paths.release(orgId, chatbotId, `${number}`));
    for (const number of [3, last]) await at(number).set({ ...second, number, knowledgeOf: 3 });
    await admin.db.doc(paths.knowledge(orgId, chatbotId, '3', '0')).set({ of: releaseKey(3), sources: [] });
    await admin.db.doc(paths.chatbot(orgId, chatbotId)).update({ release: last });
    await teach(orgId, chatbotId, 'Do you sell tents?', 'Yes.');
    await recordKnowledge(orgId, chatbotId, soon());
    expect((await releasesOf(chatbotId)).map(({ number }) => number)).toEqual([1, 3, last, last + 1]);
    const kept = await admin.db.collection(paths.allKnowledge(orgId, chatbotId)).get();
    expect(kept.docs.map(({ id }) => id).toSorted()).toEqual([`${last + 1}_0`, '3_0']);
  });
});
