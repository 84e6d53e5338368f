import type { TestChange } from '@parlance/domain/documents/evals/testRun';
import type { Transaction } from 'firebase-admin/firestore';
import type { Noted } from './Noted.ts';
import { withTestChange } from './testChanges/withTestChange.ts';

const NOTHING = { changes: [], changedSince: null };

/**
 * Notes changes in the caller's transaction, which has read where: for the tests, if there are any, and for the next release. Only once
 * in a transaction: a later note would not know of the earlier one.
 */
export function noteInState(
  transaction: Transaction,
  { tests, releases }: Noted,
  first: TestChange,
  ...others: readonly TestChange[]
): void {
  const after = (state: Parameters<typeof withTestChange>[0]) =>
    others.reduce(withTestChange, withTestChange(state, first));
  const state = tests.data();
  if (state !== undefined && state.cases > 0) transaction.update(tests.ref, after(state));
  if (releases === undefined) return;
  const { changes, changedSince, dueAt } = after(releases.data() ?? NOTHING);
  transaction.set(releases.ref, { changes, changedSince, dueAt });
}
