import type { Migration } from '../../kernel/platform/schedule/Migration.ts';
import type { Rest, Slice } from '../../kernel/platform/schedule/Slice.ts';
import { logEvent } from '../../kernel/platform/log/logEvent.ts';
import { openProgress, type Progress } from './openProgress.ts';
import { type Pass, passesOf } from './passesOf.ts';
import { takePage } from './takePage.ts';

/** Goes on with a pass until it is through (`finished`), the slice is over, or today has no more for this worker (`stopped`). */
async function runPass(
  progress: Progress,
  pass: Pass,
  { now, isOver }: Pick<Slice, 'now' | 'isOver'>,
  mostADay: number,
): Promise<'finished' | 'over' | 'stopped'> {
  for (;;) {
    const left = mostADay - progress.readOnDay;
    if (left <= 0 || !(await takePage(progress, pass, now, left))) return 'stopped';
    if ((progress.passOf(pass.name)?.finishedAt ?? null) !== null) return 'finished';
    if (isOver()) return 'over';
  }
}

/**
 * Brings stored documents to the present versions of their schemas, one collection after the other, and goes on where it was cut or a
 * day's documents were used up. Any number of workers may run at the same time: one goes on, and the others end. Where nothing is left
 * to do it costs one read.
 * @param mostADay Documents that may be read in a day (UTC), those that migrations read beside their own among them. The last page
 * may take as many of these as it needs.
 */
export async function runMigrations(
  migrations: readonly Migration[],
  slice: Pick<Slice, 'now' | 'isOver'>,
  mostADay: number,
): Promise<Rest> {
  const progress = await openProgress(slice.now);
  for (const pass of passesOf(migrations)) {
    if ((progress.passOf(pass.name)?.finishedAt ?? null) !== null) continue;
    const end = await runPass(progress, pass, slice, mostADay);
    const { read, changed, failed } = progress.passOf(pass.name) ?? { read: 0, changed: 0, failed: 0 };
    logEvent('documents migrated', { pass: pass.name, read, changed, failed, isFinished: end === 'finished' });
    if (end === 'over') return {};
    if (end === 'stopped') return undefined;
  }
  return undefined;
}
