import type { TestChange } from '@parlance/domain/documents/tests/testRun';
import type { TestState } from '@parlance/domain/documents/tests/testState';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { withTestChange } from './withTestChange.ts';

/** Notes a change in the caller's transaction, which has read the state and names no change where it has not. */
export function noteInState(
  transaction: Transaction,
  found: DocumentSnapshot<TestState> | undefined,
  change: TestChange,
): void {
  const state = found?.data();
  if (found !== undefined && state !== undefined && state.cases > 0)
    transaction.update(found.ref, withTestChange(state, change));
}
