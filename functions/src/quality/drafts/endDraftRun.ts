import type { DraftRun } from '@parlance/domain/documents/drafts/draftRun';
import { paths } from '@parlance/domain/paths';
import { giveBackToDay } from '../../kernel/platform/limits/takeFromDay.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { transactionInTurn } from '../../kernel/platform/writes/transactionInTurn.ts';
import { draftBudget } from './draftBudget.ts';
import type { DraftRunPlace } from './enqueueDraftRun.ts';

/** End of a run. A worker names itself; members end a run in any hands. */
export interface DraftEnd {
  status: 'done' | 'failed' | 'cancelled';
  error?: DraftRun['error'];
  worker?: number;
}

/** Ends a run, once: its answers that were not needed go back to the day that they were taken from. */
export async function endDraftRun(place: DraftRunPlace, end: DraftEnd, now = new Date()): Promise<void> {
  const { orgId, chatbotId, runId } = place;
  await transactionInTurn(paths.draftRun(orgId, chatbotId, runId), async (transaction) => {
    const ref = refs.draftRun(orgId, chatbotId, runId);
    const run = (await transaction.get(ref)).data();
    if (run === undefined || (run.status !== 'waiting' && run.status !== 'running')) return;
    if (end.worker !== undefined && run.worker !== end.worker) return;
    const unasked = run.items.length - run.done;
    const unused = run.answersLeft ?? unasked;
    transaction.update(ref, {
      status: end.status,
      finishedAt: now,
      leaseUntil: null,
      error: end.error ?? null,
      // Questions that were deleted meanwhile are done with.
      ...(end.status === 'done' ? { done: run.items.length, gone: unasked } : {}),
    });
    if (unused > 0) giveBackToDay(transaction, draftBudget(orgId, run.kind), unused, run.startedAt);
  });
}
