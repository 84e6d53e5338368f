import { NOBODY, orgSchema } from '@parlance/domain/documents/organizations/org';
import { DAY_MS } from '@parlance/domain/durations';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { logger } from 'firebase-functions/logger';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createLocalProvider } from '../../../functions/src/ai/vendors/local/createLocalProvider.ts';
import { answerQuestion } from '../../../functions/src/answering/answerQuestion.ts';
import { countFigures, figureChange } from '../../../functions/src/figures/countFigures.ts';
import { foldChatbot } from '../../../functions/src/figures/folding/foldFigures.ts';
import { hasNewFigures } from '../../../functions/src/figures/recounts/hasNewFigures.ts';
import { eachOrgBatch, type IsDue } from '../../../functions/src/kernel/platform/schedule/eachOrgBatch.ts';
import { type Rest, wholeRun } from '../../../functions/src/kernel/platform/schedule/Slice.ts';
import { findContradictions } from '../../../functions/src/knowledge/contradictions/findContradictions.ts';
import { hasTextsToCompare } from '../../../functions/src/knowledge/contradictions/hasTextsToCompare.ts';
import { hasNewSources } from '../../../functions/src/knowledge/sources/changes/hasNewSources.ts';
import { admin } from '../../support/admin.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { ruleDocuments } from '../../support/ruleDocuments.ts';
import { makeAsk } from '../support/answering/makeAsk.ts';
import { trainedChatbot } from '../support/answering/trainedChatbot.ts';

const OURS = Array.from({ length: 250 }, () => newId());
const TRIAL = newId();

function orgOf(ownerUid: string) {
  const org = { name: 'Night', timezone: 'UTC', locale: 'en', ownerUid, plan: 'pro', trialEndsAt: null };
  return orgSchema.parse({ ...org, businessType: 'retail', country: 'DE', chatbotCount: 0, createdAt: new Date() });
}

const making = admin.db.batch();
for (const orgId of OURS) making.set(admin.db.doc(paths.org(orgId)), orgOf(newId()));
making.set(admin.db.doc(paths.org(TRIAL)), orgOf(NOBODY));
await making.commit();

afterAll(async () => {
  const ending = admin.db.batch();
  for (const orgId of [...OURS, TRIAL]) ending.delete(admin.db.doc(paths.org(orgId)));
  await ending.commit();
});

/** The tasks that a night begins, with as little time as a slice can have. */
async function begun(isDue?: IsDue): Promise<string[][]> {
  const tasks: string[][] = [];
  for (let rest: Rest = {}; rest !== undefined;) {
    const slice = { ...wholeRun(), ...rest, isDue, isOver: () => true };
    rest = await eachOrgBatch(slice, async (orgIds) => void tasks.push([...orgIds]));
  }
  return tasks;
}

it('takes every organization once, a hundred in a task at most, and no trial before sign-up', async () => {
  const tasks = await begun();
  expect(Math.max(...tasks.map(({ length }) => length))).toBe(100);
  const known = new Set([...OURS, TRIAL]);
  expect(
    tasks
      .flat()
      .filter((orgId) => known.has(orgId))
      .toSorted(),
  ).toEqual(OURS.toSorted());
});

it('passes over organizations that are not due, and takes those of which it cannot find out', async () => {
  const [due = '', unknown = ''] = OURS;
  const write = vi.spyOn(logger, 'write').mockImplementation(() => undefined);
  const tasks = await begun(async (orgId) => {
    if (orgId === unknown) throw new Error('away');
    return orgId === due;
  });
  expect(tasks.flat().toSorted()).toEqual([due, unknown].toSorted());
  expect(write.mock.calls.map(([line]) => line)).toMatchObject([
    { event: 'organization not looked at', orgId: unknown },
  ]);
  write.mockRestore();
});

describe('an organization is due', () => {
  const local = createLocalProvider();
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
  const organization = async () => (await makeOrg()).orgId;
  const TEXT = '# Repairs\n\nA zip repair costs 18 euros and is done within three working days in our workshop.\n';

  it('to be counted again while what was counted waits, and for three days after a conversation', async () => {
    const orgId = await organization();
    const chatbotId = await trainedChatbot(orgId, TEXT);
    expect(await hasNewFigures(orgId, new Date())).toBe(false);
    await answerQuestion(makeAsk(chatbotId, 'What does a zip repair cost?'), local);
    expect(await hasNewFigures(orgId, inDays(4))).toBe(true);
    await foldChatbot(orgId, chatbotId);
    expect(await hasNewFigures(orgId, inDays(2))).toBe(true);
    expect(await hasNewFigures(orgId, inDays(4))).toBe(false);
  });

  it('to be summed up after something was added to a day that is long over', async () => {
    const orgId = await organization();
    const chatbotId = await makeChatbot(orgId);
    const late = admin.db.batch();
    countFigures(late, { orgId, chatbotId, day: '2026-01-05' }, figureChange({ messages: 1 }));
    await late.commit();
    await foldChatbot(orgId, chatbotId);
    expect(await hasNewFigures(orgId, inDays(2))).toBe(true);
    expect(await hasNewFigures(orgId, inDays(4))).toBe(false);
  });

  it('to be looked through for changed answers for a week after a source was read', async () => {
    const orgId = await organization();
    expect(await hasNewSources(orgId, new Date())).toBe(false);
    await trainedChatbot(orgId, TEXT);
    expect(await hasNewSources(orgId, inDays(6))).toBe(true);
    expect(await hasNewSources(orgId, inDays(8))).toBe(false);
  });

  it('to be compared while passages are new or from before they were marked, and while contradictions stand', async () => {
    const orgId = await organization();
    const chatbotId = await trainedChatbot(orgId, TEXT);
    await admin.db.doc(paths.chatbot(orgId, chatbotId)).update({ embeddingSpace: local.embeddingSpace });
    expect(await hasTextsToCompare(orgId)).toBe(true);
    await findContradictions({ ...wholeRun(), orgId });
    expect(await hasTextsToCompare(orgId)).toBe(false);
    for (const field of [{ markedTo: '' }, { markedTo: null, muted: [{ sourceId: newId(), hash: 'hash' }] }]) {
      await admin.db.doc(paths.chatbot(orgId, chatbotId)).update(field);
      expect(await hasTextsToCompare(orgId)).toBe(true);
    }
    await admin.db.doc(paths.chatbot(orgId, chatbotId)).update({ muted: [] });
    expect(await hasTextsToCompare(orgId)).toBe(false);
    await admin.db.doc(paths.contradiction(orgId, newId())).set({ ...ruleDocuments.contradiction, state: 'open' });
    expect(await hasTextsToCompare(orgId)).toBe(true);
  });
});
