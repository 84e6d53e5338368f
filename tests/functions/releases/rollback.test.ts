import { previewRollback, rollBack } from '@parlance/domain/contracts/releases/releases';
import { type Chatbot, chatbotSchema } from '@parlance/domain/documents/chatbots/chatbot';
import { qaSourceSchema, sourceSchema } from '@parlance/domain/documents/knowledge/source';
import { type Release, releaseSchema } from '@parlance/domain/documents/releases/release';
import { orgSchema } from '@parlance/domain/documents/organizations/org';
import { releaseStateSchema } from '@parlance/domain/documents/releases/releaseState';
import { DAY_MS } from '@parlance/domain/durations';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { PLAN_LIMITS } from '@parlance/domain/plans';
import { beforeEach, describe, expect, it } from 'vitest';
import { createLocalProvider } from '../../../functions/src/ai/vendors/local/createLocalProvider.ts';
import { answerQuestion } from '../../../functions/src/answering/answerQuestion.ts';
import { saveChatbotSettings } from '../../../functions/src/chatbots/editing/saveChatbotSettings.ts';
import { ingestSource } from '../../../functions/src/knowledge/ingestion/ingestSource.ts';
import { recordKnowledge } from '../../../functions/src/versions/releases/recordKnowledge.ts';
import { qaFields } from '../../../functions/src/knowledge/sources/qaFields.ts';
import { removeSources } from '../../../functions/src/knowledge/removeSources.ts';
import { saveQa } from '../../../functions/src/knowledge/saveQa.ts';
import { admin } from '../../support/admin.ts';
import { callContract } from '../../support/callContract.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeTeam, type TestTeam } from '../../support/accounts/makeTeam.ts';
import { makeSource } from '../../support/makeSource.ts';
import { untilDocument } from '../../support/untilDocument.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';
import { makeAsk } from '../support/answering/makeAsk.ts';
import { teach } from '../support/answering/trainedChatbot.ts';
import { readActivity } from '../support/readActivity.ts';

const local = createLocalProvider();
const PRICE = 'How much is the blue lantern?';
const HOURS = 'When is the shop open on Mondays?';

let org: TestTeam;
let orgId: string;
let chatbotId: string;
/** The sources of release 2, and one that was added after it. */
let price: string;
let hours: string;
let added: string;

const who = () => membershipOf(org, 'admin');
const soon = () => new Date(Date.now() + LIMITS.testDelayMs);
const sourceAt = (id: string) => admin.db.doc(paths.source(orgId, id));
const chatbotNow = async (): Promise<Chatbot> =>
  chatbotSchema.parse((await admin.db.doc(paths.chatbot(orgId, chatbotId)).get()).data());
const newest = async (): Promise<Release> => {
  const { release } = await chatbotNow();
  return releaseSchema.parse((await admin.db.doc(paths.release(orgId, chatbotId, `${release}`)).get()).data());
};
const untilRead = (id: string) =>
  untilDocument(paths.source(orgId, id), sourceSchema, ({ status }) => status === 'indexed');
const answerTo = async (question: string): Promise<string> =>
  (await answerQuestion(makeAsk(chatbotId, question), local)).text;

beforeEach(async () => {
  org = await makeTeam();
  ({ orgId } = org);
  chatbotId = await makeChatbot(orgId, { retentionDays: 90 });
  price = await teach(orgId, chatbotId, PRICE, 'The blue lantern costs 40 euros.');
  hours = await makeSource(orgId, chatbotId, 'The shop is open on Mondays from nine to five.', { name: 'hours.md' });
  await ingestSource(orgId, hours, local);
  await recordKnowledge(orgId, chatbotId, soon());
  // What comes after it, as release 3 and 4.
  const changes = { systemInstructions: 'Be rude.', retentionDays: 30 };
  await saveChatbotSettings(who(), chatbotId, { changes, base: { systemInstructions: '', retentionDays: 90 } });
  await saveQa(who(), { chatbotId, sourceId: price, question: PRICE, answer: 'The blue lantern costs 99 euros.' });
  await untilRead(price);
  await removeSources(who(), [hours]);
  added = await teach(orgId, chatbotId, 'Do you sell tents?', 'We sell tents.');
  await recordKnowledge(orgId, chatbotId, soon());
});

describe('a rollback', () => {
  it('says what it would do, does it once, and answers are as they were', async () => {
    const { idToken, uid } = org.users.admin;
    expect(await newest()).toMatchObject({ number: 4, sources: 2, passages: 2 });
    const place = { orgId, chatbotId, number: 2 };
    const shown = await callContract(previewRollback, place, idToken);
    const { token } = shown;
    expect(shown).toEqual({
      token,
      settings: ['systemInstructions'],
      hasKnowledge: true,
      restored: { count: 1, names: ['hours.md'] },
      removed: { count: 1, names: ['Do you sell tents?'] },
      rewritten: { count: 1, names: [PRICE] },
      different: { count: 0, names: [] },
      lost: { count: 0, names: [] },
    });
    for (const _ of [1, 2])
      expect(await callContract(rollBack, { ...place, from: 4, token }, idToken)).toEqual({ number: 5 });
    expect(await newest()).toMatchObject({ number: 5, by: uid, rolledBackTo: 2, knowledgeOf: 5, sources: 2 });
    // How long personal data is kept is nobody's tone of voice.
    expect(await chatbotNow()).toMatchObject({
      systemInstructions: '',
      retentionDays: 30,
      settingsBy: uid,
      release: 5,
    });
    const entries = await readActivity(orgId, ['kind', 'subject', 'to']);
    expect(entries.filter(([kind]) => kind === 'chatbot-rolled-back')).toEqual([['chatbot-rolled-back', 'Guide', '2']]);

    await Promise.all([price, hours].map(untilRead));
    expect(qaSourceSchema.parse((await sourceAt(price).get()).data()).answer).toContain('40 euros');
    expect((await sourceAt(added).get()).exists).toBe(false);
    expect(await answerTo(PRICE)).toContain('40 euros');
    expect(await answerTo(HOURS)).toContain('nine to five');
    // What was read again is what was known: no further release. And all of it can be taken back.
    await recordKnowledge(orgId, chatbotId, soon());
    expect((await newest()).number).toBe(5);
    const again = { orgId, chatbotId, number: 4 };
    expect(await callContract(previewRollback, again, idToken)).toMatchObject({
      settings: ['systemInstructions'],
      restored: { names: ['Do you sell tents?'] },
      removed: { names: ['hours.md'] },
      rewritten: { names: [PRICE] },
    });
  });

  it('is refused where somebody has saved meanwhile', async () => {
    const wish = { orgId, chatbotId, number: 2, from: 3, token: '0'.repeat(64) };
    await expect(callContract(rollBack, wish, org.users.admin.idToken)).rejects.toMatchObject({
      code: 'release-changed',
    });
    expect((await newest()).number).toBe(4);
  });

  it('brings nothing back where the plan has no room for it', async () => {
    const [back, gone] = [hours, added].map((id) =>
      id === hours ? paths.removedSource(orgId, id) : paths.source(orgId, id),
    );
    const tokensOf = async (path: string, field: string): Promise<number> =>
      Number((await admin.db.doc(path).get()).get(field));
    const more = (await tokensOf(back ?? '', 'source.tokens')) - (await tokensOf(gone ?? '', 'tokens'));
    expect(more).toBeGreaterThan(0);
    const max = PLAN_LIMITS.pro.trainingTokens;
    const ref = admin.db.doc(paths.org(orgId));
    await ref.update({ trainingTokens: max - more + 1 });
    const { idToken } = org.users.owner;
    const place = { orgId, chatbotId, number: 2 };
    const { token } = await callContract(previewRollback, place, idToken);
    const wish = { ...place, from: 4, token };
    await expect(callContract(rollBack, wish, idToken)).rejects.toMatchObject({ code: 'training-limit-reached' });
    expect([(await newest()).number, (await sourceAt(added).get()).exists]).toEqual([4, true]);
    await ref.update({ trainingTokens: max - more });
    await callContract(rollBack, wish, idToken);
    expect(orgSchema.parse((await ref.get()).data()).trainingTokens).toBeLessThanOrEqual(max);
  });

  it('does what its caller was shown, or nothing, and no text is lost by it', async () => {
    const { idToken } = org.users.admin;
    const place = { orgId, chatbotId, number: 2 };
    const shown = await callContract(previewRollback, place, idToken);
    // Changed, and not read yet: there is no release of it.
    const unread = qaFields({ question: PRICE, answer: 'The blue lantern costs 120 euros.' });
    await sourceAt(price).update({ ...unread, nextAttemptAt: new Date(Date.now() + DAY_MS) });
    const wish = { ...place, from: 4 };
    await expect(callContract(rollBack, { ...wish, token: shown.token }, idToken)).rejects.toMatchObject({
      code: 'release-changed',
    });
    const { token } = await callContract(previewRollback, place, idToken);
    await callContract(rollBack, { ...wish, token }, idToken);
    const kept = await admin.db.collection(paths.removedSources(orgId)).where('sourceId', '==', price).get();
    const answers = kept.docs.map((one) => String(one.get('source.answer')));
    expect(answers).toContain('The blue lantern costs 120 euros.');
  });

  it('brings back the former answer of a question that was deleted, and keeps the one that it had then', async () => {
    const { idToken } = org.users.admin;
    await removeSources(who(), [price]);
    await recordKnowledge(orgId, chatbotId, soon());
    const rollTo = async (number: number) => {
      const { token } = await callContract(previewRollback, { orgId, chatbotId, number }, idToken);
      const { release } = await chatbotNow();
      await callContract(rollBack, { orgId, chatbotId, number, from: release, token }, idToken);
      await untilRead(price);
      return qaSourceSchema.parse((await sourceAt(price).get()).data()).answer;
    };
    expect(await rollTo(2)).toContain('40 euros');
    await untilRead(hours);
    // Release 4 was with the newer answer.
    expect(await rollTo(4)).toContain('99 euros');
  });

  it('leaves nothing of the time before it to the next release, also where one is being recorded', async () => {
    const { idToken } = org.users.admin;
    await teach(orgId, chatbotId, 'Do you sell ropes?', 'We sell ropes.');
    const state = admin.db.doc(paths.releaseState(orgId, chatbotId));
    expect((await state.get()).get('changes')).toHaveLength(1);
    const { token } = await callContract(previewRollback, { orgId, chatbotId, number: 2 }, idToken);
    await recordKnowledge(orgId, chatbotId, soon(), () =>
      callContract(rollBack, { orgId, chatbotId, number: 2, from: 4, token }, idToken),
    );
    expect(await newest()).toMatchObject({ number: 5, rolledBackTo: 2 });
    const { dueAt } = releaseStateSchema.parse((await state.get()).data());
    expect(dueAt?.getTime()).toBeGreaterThan(Date.now());
    await Promise.all([price, hours].map(untilRead));
    await recordKnowledge(orgId, chatbotId, soon());
    expect((await newest()).number).toBe(5);
  });
});
