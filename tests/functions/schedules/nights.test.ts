import { NOBODY, orgSchema } from '@parlance/domain/documents/organizations/org';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { afterAll, expect, it } from 'vitest';
import { eachOrgBatch } from '../../../functions/src/kernel/platform/schedule/eachOrgBatch.ts';
import { type Rest, wholeRun } from '../../../functions/src/kernel/platform/schedule/Slice.ts';
import { admin } from '../../support/admin.ts';

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
async function begun(): Promise<string[][]> {
  const tasks: string[][] = [];
  for (let rest: Rest = {}; rest !== undefined;) {
    const slice = { ...wholeRun(), ...rest, isOver: () => true };
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
