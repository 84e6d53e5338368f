import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { expect, it } from 'vitest';
import { openStoredChats } from '../../../functions/src/conversations/chats/openStoredChats.ts';
import type { Rest } from '../../../functions/src/kernel/platform/schedule/Slice.ts';
import { admin } from '../../support/admin.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { ruleDocuments } from '../../support/ruleDocuments.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

/** Conversations as they were stored before `isOpen` was, each with what is given of it. Returns their ids. */
async function addFormer(orgId: string, chats: readonly Record<string, unknown>[]): Promise<string[]> {
  const { isOpen: _, doneAt: __, ...former } = ruleDocuments.chat;
  const batch = admin.db.batch();
  const ids = chats.map((chat) => {
    const id = newId();
    batch.set(admin.db.doc(paths.chat(orgId, id)), { ...former, mode: 'bot', rating: null, outcome: null, ...chat });
    return id;
  });
  await batch.commit();
  return ids;
}

async function openIn(orgId: string): Promise<string[]> {
  const open = await admin.db.collection(paths.chats(orgId)).where('isOpen', '==', true).get();
  return open.docs.map(({ id }) => id).toSorted();
}

/** All slices, each over after its first page. Returns how many there were. */
async function run(orgId: string): Promise<number> {
  let rest: Rest = { cursor: undefined };
  let slices = 0;
  for (; rest !== undefined; slices += 1) {
    rest = await openStoredChats({ now: NOW, orgId, cursor: rest.cursor, isOver: () => true });
  }
  return slices;
}

it('conversations from before the inbox are found in its queues, where something is to be done in them', async () => {
  const [{ orgId }, { orgId: other }] = [await makeOrg(), await makeOrg()];
  const withWork = await addFormer(orgId, [
    { outcome: 'unanswered' },
    { outcome: 'failed' },
    { rating: 'negative' },
    { mode: 'human' },
    { assigneeUid: 'somebody' },
  ]);
  const without = await addFormer(orgId, [{ outcome: 'answered', rating: 'positive' }, {}]);
  const done = newId();
  const doneAt = new Date('2026-11-19T12:00:00Z');
  const known = { ...ruleDocuments.chat, outcome: 'unanswered', isOpen: false, doneAt };
  await admin.db.doc(paths.chat(orgId, done)).set(known);
  const [foreign = ''] = await addFormer(other, [{ outcome: 'failed' }]);

  await Promise.all([run(orgId), run(orgId)]);
  expect(await openIn(orgId)).toEqual(withWork.toSorted());
  const [answered = ''] = without;
  expect((await admin.db.doc(paths.chat(orgId, answered)).get()).get('isOpen')).toBe(false);
  expect((await admin.db.doc(paths.chat(orgId, done)).get()).get('isOpen')).toBe(false);
  expect((await admin.db.doc(paths.chat(other, foreign)).get()).get('isOpen')).toBeUndefined();

  // Once all have it, somebody's "done" stays, and nothing is read but the counts.
  const [first = ''] = withWork;
  await admin.db.doc(paths.chat(orgId, first)).update({ isOpen: false });
  const before = (await admin.db.doc(paths.chat(orgId, answered)).get()).updateTime;
  expect(await run(orgId)).toBe(1);
  expect(await openIn(orgId)).toEqual(withWork.slice(1).toSorted());
  expect((await admin.db.doc(paths.chat(orgId, answered)).get()).updateTime).toEqual(before);
});

it('many of them go on where a slice was over, and none is left out', async () => {
  const { orgId } = await makeOrg();
  await addFormer(
    orgId,
    Array.from({ length: 310 }, () => ({ outcome: 'unanswered' })),
  );
  expect(await run(orgId)).toBe(2);
  expect(await openIn(orgId)).toHaveLength(310);
});
