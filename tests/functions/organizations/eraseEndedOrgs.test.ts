import { DAY_MS } from '@parlance/domain/durations';
import { mailSchema } from '@parlance/domain/documents/mail';
import { paths } from '@parlance/domain/paths';
import { expect, it } from 'vitest';
import { eraseEndedOrgs } from '../../../functions/src/identity/organizations/eraseEndedOrgs.ts';
import { wholeRun } from '../../../functions/src/kernel/platform/schedule/Slice.ts';
import { admin } from '../../support/admin.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { makeSubscription } from '../support/billing/makeSubscription.ts';

async function noticesOf(orgId: string): Promise<string[]> {
  const found = await admin.db.collection('mail').where('message.orgId', '==', orgId).get();
  return found.docs.map((doc) => mailSchema.parse(doc.data()).message.kind);
}

async function isThere(orgId: string): Promise<boolean> {
  return (await admin.db.doc(paths.org(orgId)).get()).exists;
}

it('thirty days after its subscription an organization is erased, not a moment before, and its owner is told twice', async () => {
  const erasedAt = new Date(Date.now() + 400 * DAY_MS);
  const { orgId } = await makeOrg({ subscription: makeSubscription({ status: 'canceled', erasedAt }) });
  const running = await makeOrg();
  const run = (daysBefore: number, more = 0) =>
    eraseEndedOrgs(wholeRun(new Date(erasedAt.getTime() - daysBefore * DAY_MS + more)));
  await run(7, -1);
  expect(await noticesOf(orgId)).toEqual([]);
  await Promise.all([run(7), run(7)]);
  await run(3);
  expect(await noticesOf(orgId)).toEqual(['billing-erasure-ahead']);
  await run(1);
  await run(0, -1);
  expect(await noticesOf(orgId)).toEqual(['billing-erasure-ahead', 'billing-erasure-ahead']);
  expect(await isThere(orgId)).toBe(true);
  await Promise.all([run(0), run(0)]);
  expect([await isThere(orgId), await isThere(running.orgId)]).toEqual([false, true]);
  expect((await admin.db.doc(paths.erasure(orgId)).get()).exists).toBe(true);
});
