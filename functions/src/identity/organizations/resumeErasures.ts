import { db } from '../../kernel/platform/app.ts';
import { eachFound } from '../../kernel/platform/schedule/eachFound.ts';
import { type Slice, wholeRun } from '../../kernel/platform/schedule/Slice.ts';
import { enqueueErasure } from '../enqueueErasure.ts';

const ROUND_MS = 300_000;

/** Queues every open erasure again: the first run of one may have been cut, and each has a last run to come. */
export async function resumeErasures({ now, isOver }: Slice = wholeRun()): Promise<void> {
  const reason = `resume-${Math.floor(now.getTime() / ROUND_MS)}`;
  await eachFound(db.collection('erasures'), isOver, ({ id }) => enqueueErasure(id, reason));
}
