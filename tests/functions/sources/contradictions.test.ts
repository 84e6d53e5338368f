import { chatbotSchema } from '@parlance/domain/documents/chatbots/chatbot';
import { type Contradiction, contradictionSchema } from '@parlance/domain/documents/knowledge/contradiction';
import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { FieldValue } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { createLocalProvider } from '../../../functions/src/ai/vendors/local/createLocalProvider.ts';
import { retrievePassages } from '../../../functions/src/answering/retrievePassages.ts';
import { decideContradiction } from '../../../functions/src/knowledge/contradictions/decideContradiction.ts';
import { markOld } from '../../../functions/src/knowledge/contradictions/markOld.ts';
import { findContradictions } from '../../../functions/src/knowledge/contradictions/findContradictions.ts';
import { mutePassage } from '../../../functions/src/knowledge/contradictions/mutePassage.ts';
import { unmutePassage } from '../../../functions/src/knowledge/contradictions/unmutePassage.ts';
import { ingestSource } from '../../../functions/src/knowledge/ingestion/ingestSource.ts';
import { wholeRun } from '../../../functions/src/kernel/platform/schedule/Slice.ts';
import { previewSource } from '../../../functions/src/knowledge/sources/previewSource.ts';
import { removeSources } from '../../../functions/src/knowledge/removeSources.ts';
import { admin } from '../../support/admin.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { makeSource } from '../../support/makeSource.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';

const local = createLocalProvider();
const QUESTION = 'What does shipping to Austria cost?';
const CHEAP =
  '# Shipping\n\nShipping to Austria costs 7.90 €. The parcel is handed over to the carrier on the same day.\n';
const DEAR =
  '# FAQ\n\nDelivery to Austria costs 9.90 €. We pack every parcel by hand and send a mail when it leaves.\n';

const night = () => findContradictions({ ...wholeRun(), orgId });
const stored = async (): Promise<(Contradiction & { id: string })[]> => {
  const found = await admin.db.collection(paths.contradictions(orgId)).get();
  return found.docs.map((one) => ({ ...contradictionSchema.parse(one.data()), id: one.id }));
};
const chatbot = async () => chatbotSchema.parse((await admin.db.doc(paths.chatbot(orgId, chatbotId)).get()).data());
const found = async () => {
  const { muted } = await chatbot();
  const knowledge = { orgId, chatbotId, embeddingSpace: null, faqs: [], muted };
  return (await retrievePassages(knowledge, QUESTION, local)).map(({ sourceId }) => sourceId);
};
const learn = async (text: string, name: string) => {
  const sourceId = await makeSource(orgId, chatbotId, text, { name });
  await ingestSource(orgId, sourceId, local);
  return sourceId;
};
const only = async () => {
  const [contradiction, ...others] = await stored();
  expect(others).toEqual([]);
  if (contradiction === undefined) throw new Error('no contradiction');
  const truth = contradiction.one.sourceId === cheap ? ('one' as const) : ('other' as const);
  return { ...contradiction, forCheap: truth };
};

const org = await makeOrg();
const { orgId } = org;
const chatbotId = await makeChatbot(orgId);
const cheap = await learn(CHEAP, 'shipping.md');
const dear = await learn(DEAR, 'faq.md');
await admin.db.doc(paths.chatbot(orgId, chatbotId)).update({ embeddingSpace: local.embeddingSpace });

describe('contradictions of a chatbot', () => {
  it('are found once, however often a night is delivered (A-109)', async () => {
    await Promise.all([night(), night()]);
    await night();
    const { one, other, kind, state } = await only();
    expect([kind, state]).toEqual(['price', 'open']);
    expect([one.written, other.written].toSorted()).toEqual(['7.90 €', '9.90 €']);
    expect([one.sourceId, other.sourceId].toSorted()).toEqual([cheap, dear].toSorted());
  });

  it('have answers do without the side that is not true, until that is taken back', async () => {
    const who = membershipOf(org, 'owner');
    const { id, forCheap } = await only();
    expect(await found()).toEqual(expect.arrayContaining([cheap, dear]));
    for (const _ of [1, 2]) await decideContradiction(who, id, forCheap);
    expect((await chatbot()).muted).toHaveLength(1);
    expect(await found()).not.toContain(dear);
    expect(await found()).toContain(cheap);
    // Read again with the same text, it stays muted.
    const ref = admin.db.doc(paths.source(orgId, dear));
    await ref.update({ status: 'processing', leaseUntil: new Date(0) });
    await ingestSource(orgId, dear, local);
    await night();
    expect(await found()).not.toContain(dear);
    const [passage] = (await previewSource(orgId, dear, null, 0)).passages;
    for (const _ of [1, 2]) await unmutePassage(who, { sourceId: dear, hash: passage?.hash ?? '' });
    expect(await found()).toContain(dear);
    expect((await only()).state).toBe('open');
  });

  it('stay dismissed when they are found again', async () => {
    const who = membershipOf(org, 'owner');
    await decideContradiction(who, (await only()).id, 'both');
    const chunks = await admin.db.collection(paths.chunks(orgId)).get();
    await Promise.all(chunks.docs.map(({ ref }) => ref.update({ toCompare: true })));
    await night();
    const { state, decidedBy } = await only();
    expect([state, decidedBy]).toEqual(['dismissed', org.users.owner.uid]);
  });

  it('are found among passages from before they were marked, some each night', async () => {
    const { docs } = await admin.db.collection(paths.chunks(orgId)).get();
    await Promise.all(docs.map(({ ref }) => ref.update({ toCompare: FieldValue.delete() })));
    await admin.db.doc(paths.contradiction(orgId, (await only()).id)).delete();
    await admin.db.doc(paths.chatbot(orgId, chatbotId)).update({ markedTo: '' });
    const look = async () => markOld({ orgId, chatbotId, chatbot: await chatbot(), now: new Date() }, 1, () => false);
    expect(await look()).toBe(1);
    expect((await chatbot()).markedTo).toBe(docs.map(({ id }) => id).toSorted()[0]);
    await Promise.all([night(), night()]);
    expect((await chatbot()).markedTo).toBeNull();
    expect(await look()).toBe(0);
    expect((await only()).state).toBe('open');
  });

  it('mute no more passages than a chatbot may have (A-102)', async () => {
    const who = membershipOf(org, 'owner');
    const full = Array.from({ length: LIMITS.mutedPassages }, (_, at) => ({ sourceId: cheap, hash: `${at}` }));
    await admin.db.doc(paths.chatbot(orgId, chatbotId)).update({ muted: full });
    const { id } = await only();
    const refused = await decideContradiction(who, id, 'one').catch((error: unknown) => error);
    expect(refused).toEqual(new AppError('muted-limit-reached', { max: LIMITS.mutedPassages }));
    await admin.db.doc(paths.chatbot(orgId, chatbotId)).update({ muted: full.slice(1) });
    await decideContradiction(who, id, 'one');
    expect((await chatbot()).muted).toHaveLength(LIMITS.mutedPassages);
  });

  it('are settled by muting a passage that was read wrongly, which can be taken back', async () => {
    const who = membershipOf(org, 'owner');
    await admin.db.doc(paths.chatbot(orgId, chatbotId)).update({ muted: [] });
    await decideContradiction(who, (await only()).id, 'open');
    const [passage] = (await previewSource(orgId, dear, null, 0)).passages;
    const wrong = { sourceId: dear, hash: passage?.hash ?? '' };
    for (const _ of [1, 2]) await mutePassage(who, wrong);
    expect((await chatbot()).muted).toEqual([wrong]);
    const { state, truth, forCheap } = await only();
    expect([state, truth]).toEqual(['settled', forCheap]);
    expect(await found()).not.toContain(dear);
    await unmutePassage(who, wrong);
    expect((await only()).state).toBe('open');
    expect(await found()).toContain(dear);
    const full = Array.from({ length: LIMITS.mutedPassages }, (_, at) => ({ sourceId: cheap, hash: `${at}` }));
    await admin.db.doc(paths.chatbot(orgId, chatbotId)).update({ muted: full });
    const limit = new AppError('muted-limit-reached', { max: LIMITS.mutedPassages });
    await expect(mutePassage(who, wrong)).rejects.toThrow(limit);
    expect((await chatbot()).muted).toEqual(full);
    await admin.db.doc(paths.chatbot(orgId, chatbotId)).update({ muted: [] });
    await expect(mutePassage({ ...who, uid: 'nobody' }, wrong)).rejects.toThrow(new AppError('not-found'));
  });

  it('are no other organization’s to decide (T-04), and go with a source (A-108)', async () => {
    const stranger = await makeOrg();
    const who = membershipOf(stranger, 'owner');
    const { id } = await only();
    await expect(decideContradiction(who, id, 'both')).rejects.toThrow(new AppError('not-found'));
    for (const change of [mutePassage, unmutePassage]) {
      await expect(change(who, { sourceId: dear, hash: '' })).rejects.toThrow(new AppError('not-found'));
    }
    await removeSources({ orgId, uid: org.users.owner.uid, name: 'Owner' }, [dear]);
    expect(await stored()).toEqual([]);
  });
});
