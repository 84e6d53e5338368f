import { type Query, Timestamp } from 'firebase-admin/firestore';
import { db } from '../../kernel/platform/app.ts';
import { type Slice, wholeRun } from '../../kernel/platform/schedule/Slice.ts';
import { deleteOnce } from '../../kernel/platform/writes/deleteOnce.ts';

const BATCH_SIZE = 300;

/** Deletes runs of drafts, and their answers, whose days are over. The answers first: a run that was cut finds the rest. */
export async function expireDraftRuns({ now, isOver }: Slice = wholeRun()): Promise<void> {
  const end = Timestamp.fromDate(now);
  await deleteAll(db.collectionGroup('draftAnswers').where('expiresAt', '<=', end).orderBy('expiresAt'), isOver);
  await deleteAll(db.collectionGroup('draftRuns').where('expiresAt', '<=', end).orderBy('expiresAt'), isOver);
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
