import { expiredDraftAnswers, expiredDraftRuns } from '@parlance/domain/queries/quality';
import type { Query } from 'firebase-admin/firestore';
import { type Slice, wholeRun } from '../../kernel/platform/schedule/Slice.ts';
import { deleteOnce } from '../../kernel/platform/writes/deleteOnce.ts';
import { groupQueryOf } from '../../kernel/platform/queries/groupQueryOf.ts';

const BATCH_SIZE = 300;

/** Deletes runs of drafts, and their answers, whose days are over. The answers first: a run that was cut finds the rest. */
export async function expireDraftRuns({ now, isOver }: Slice = wholeRun()): Promise<void> {
  await deleteAll(groupQueryOf(expiredDraftAnswers, { expiresAt: now }), isOver);
  await deleteAll(groupQueryOf(expiredDraftRuns, { expiresAt: now }), isOver);
}

async function deleteAll(query: Query, isOver: () => boolean): Promise<void> {
  const some = query.select().limit(BATCH_SIZE);
  for (let page = await some.get(); !page.empty && !isOver(); page = await some.get()) {
    await deleteOnce(
      page.docs.map(({ ref }) => ref),
      () => undefined,
    );
  }
}
