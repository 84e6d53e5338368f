import { db } from '../../kernel/platform/app.ts';
import { enqueueErasure } from '../enqueueErasure.ts';

const BATCH_SIZE = 100;
const ROUND_MS = 300_000;

/** Queues every open erasure again: the first run of one may have been cut, and each has a last run to come. */
export async function resumeErasures(now = new Date()): Promise<void> {
  const open = await db.collection('erasures').limit(BATCH_SIZE).get();
  const reason = `resume-${Math.floor(now.getTime() / ROUND_MS)}`;
  await Promise.all(open.docs.map(({ id }) => enqueueErasure(id, reason)));
}
