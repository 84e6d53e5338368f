import type { TestChange } from '@parlance/domain/documents/tests/testRun';
import type { Transaction } from 'firebase-admin/firestore';
import type { Noted } from './Noted.ts';
import { withTestChange } from './withTestChange.ts';

const NOTHING = { changes: [], changedSince: null };

/** Notes a change in the caller's transaction, which has read where: for the tests, if there are any, and for the next release. */
export function noteInState(transaction: Transaction, { tests, releases }: Noted, change: TestChange): void {
  const state = tests.data();
  if (state !== undefined && state.cases > 0) transaction.update(tests.ref, withTestChange(state, change));
  if (releases === undefined) return;
  const { changes, changedSince, dueAt } = withTestChange(releases.data() ?? NOTHING, change);
  transaction.set(releases.ref, { changes, changedSince, dueAt });
}
