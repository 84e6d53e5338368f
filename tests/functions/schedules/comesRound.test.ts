import { MINUTE_MS } from '@parlance/domain/durations';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { expect, it } from 'vitest';
import { eachFound } from '../../../functions/src/kernel/platform/schedule/eachFound.ts';
import { wholeRun } from '../../../functions/src/kernel/platform/schedule/Slice.ts';
import { resumeStalledCrawls } from '../../../functions/src/knowledge/crawling/job/resumeStalledCrawls.ts';
import { recrawlDue } from '../../../functions/src/knowledge/sources/recrawlDue.ts';
import { admin } from '../../support/admin.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { makeWebsite } from '../../support/hostile-site/makeWebsite.ts';

/*
 * What a schedule finds stays found where it fails, or waits in a queue. What is behind it must have its turn all the same: one more than
 * is read at a time is enough to see that.
 */

const { orgId } = await makeOrg();
const PAGE = 2;

/** Three websites of a chatbot of their own, with some fields as a test wants them. */
async function websites(fields: object, website = {}): Promise<string[]> {
  const made = await Promise.all(
    [1, 2, 3].map((page) => makeWebsite(orgId, newId(), `https://shop.example/${page}`, website)),
  );
  const ids = made.map(({ sourceId }) => sourceId);
  await Promise.all(ids.map((id) => admin.db.doc(paths.source(orgId, id)).set(fields, { merge: true })));
  return ids.toSorted();
}

it('a website is resumed behind others that stay where they are', async () => {
  const lost = await websites({});
  const cut = await websites({ status: 'processing', leaseUntil: new Date(Date.now() - MINUTE_MS) });
  const held = await websites({ status: 'processing', leaseUntil: new Date(Date.now() + MINUTE_MS) });
  const queued: string[] = [];
  await resumeStalledCrawls(wholeRun(), async (_, sourceId) => void queued.push(sourceId), PAGE);
  const ofOurs = (ids: readonly string[]) => queued.filter((id) => ids.includes(id)).toSorted();
  expect(ofOurs(lost)).toEqual(lost);
  expect(ofOurs(cut)).toEqual(cut);
  expect(ofOurs(held)).toEqual([]);
});

it('a website is read again behind others for which that fails', async () => {
  // Longer ago than those of other tests.
  const due = await websites({}, { weekly: true, nextCrawlAt: new Date(0) });
  const tried: string[] = [];
  const refuse = async (_: string, sourceId: string) => {
    tried.push(sourceId);
    throw new Error('away');
  };
  await recrawlDue(wholeRun(new Date(1)), refuse, PAGE);
  expect(tried.toSorted()).toEqual(due);
});

it('no page begins once the time is over', async () => {
  const found = admin.db.collection(`schedules-${newId()}`);
  await Promise.all([1, 2, 3].map((id) => found.doc(String(id)).set({})));
  const seen: string[] = [];
  const work = async ({ id }: { id: string }) => void seen.push(id);
  expect(await eachFound(found, () => true, work, PAGE)).toBe(2);
  expect(await eachFound(found, () => false, work, PAGE)).toBe(3);
  expect(seen).toEqual(['1', '2', '1', '2', '3']);
});
