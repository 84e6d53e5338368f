import { newQaSource } from '@parlance/domain/documents/knowledge/source';
import { HOUR_MS, SECOND_MS } from '@parlance/domain/durations';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { expect, it } from 'vitest';
import { claimSource } from '../../../functions/src/knowledge/ingestion/claimSource.ts';
import { admin } from '../../support/admin.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { soakRounds } from '../support/soakRounds.ts';

/** Later than the suite's own clock, so that nothing else takes the sources up. */
const BEGIN = Date.now() + HOUR_MS;
/** More than there are places in the queue, several times over. */
const QUEUED = soakRounds(150, 500);
/** Time for which a document keeps its worker, in milliseconds: all of the test. */
const READING_MS = 10 * 60 * SECOND_MS;
/** A refused task keeps a place in the queue for so long at most. */
const REFUSAL_MS = SECOND_MS;

interface Task {
  orgId: string;
  sourceId: string;
  /** Milliseconds after the beginning. */
  at: number;
}

/** Sources that wait for their turn, as a worker that died left them: no event of the suite takes one up. */
async function makeSources(orgId: string, count: number): Promise<Task[]> {
  const createdAt = new Date();
  const fields = { chatbotId: 'bot', name: 'Open?', question: 'Open?', answer: 'Yes.', createdBy: 'nobody', createdAt };
  const ids = Array.from({ length: count }, newId);
  for (let start = 0; start < count; start += 250) {
    const batch = admin.db.batch();
    for (const id of ids.slice(start, start + 250))
      batch.create(admin.db.doc(paths.source(orgId, id)), newQaSource({ ...fields, nextAttemptAt: new Date(BEGIN) }));
    await batch.commit();
  }
  return ids.map((sourceId) => ({ orgId, sourceId, at: 0 }));
}

/** Runs the queue until `wanted` is claimed: so many tasks at once, the one that is due longest first. Says when it was. */
async function runUntil(wanted: string, queue: Task[]): Promise<number> {
  const busyUntil = Array.from({ length: LIMITS.ingestionDispatches }, () => 0);
  for (;;) {
    queue.sort((a, b) => a.at - b.at);
    const task = queue.shift();
    if (task === undefined) return Infinity;
    const slot = busyUntil.indexOf(Math.min(...busyUntil));
    const at = Math.max(task.at, busyUntil[slot] ?? 0);
    const claim = await claimSource(task.orgId, task.sourceId, new Date(BEGIN + at));
    if (claim.kind === 'claimed') {
      if (task.sourceId === wanted) return at;
      busyUntil[slot] = at + READING_MS;
      await admin.db
        .doc(paths.source(task.orgId, task.sourceId))
        .update({ leaseUntil: new Date(BEGIN + at + READING_MS) });
    } else {
      busyUntil[slot] = at + REFUSAL_MS;
      if (claim.kind === 'later') queue.push({ ...task, at: claim.at.getTime() - BEGIN });
    }
  }
}

it('a first file is claimed within 30 s although another organization has queued many (R-14)', async () => {
  const [busy, small] = await Promise.all([makeOrg(), makeOrg()]);
  const [many, [first]] = await Promise.all([makeSources(busy.orgId, QUEUED), makeSources(small.orgId, 1)]);
  if (first === undefined) throw new Error('no source');
  const at = await runUntil(first.sourceId, [...many, { ...first, at: SECOND_MS }]);
  expect(at).toBeLessThanOrEqual(30 * SECOND_MS);
  const atWork = await admin.db.collection(paths.sources(busy.orgId)).where('status', '==', 'processing').count().get();
  expect(atWork.data().count).toBe(LIMITS.ingestionsPerOrg);
}, 120_000);

it('an organization has its share of the workers and no more, also when many ask at once (R-14)', async () => {
  const { orgId } = await makeOrg();
  const tasks = await makeSources(orgId, 3 * LIMITS.ingestionsPerOrg);
  const claims = await Promise.all(tasks.map(({ sourceId }) => claimSource(orgId, sourceId, new Date(BEGIN))));
  expect(claims.filter(({ kind }) => kind === 'claimed')).toHaveLength(LIMITS.ingestionsPerOrg);
  const waits = claims.flatMap((claim) => (claim.kind === 'later' ? [claim.at.getTime() - BEGIN] : []));
  expect(Math.min(...waits)).toBeGreaterThan(0);
  expect(Math.max(...waits)).toBeLessThanOrEqual(20 * SECOND_MS);
});
