import type { TestChange } from '@parlance/domain/documents/tests/testRun';
import type { TestState } from '@parlance/domain/documents/tests/testState';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { refs } from '../platform/refs.ts';
import { transactionInTurn } from '../platform/writes/transactionInTurn.ts';

/** What a change makes of a chatbot's tests: they name it, and are due some minutes after the last one. */
function withTestChange(state: TestState, change: TestChange): Pick<TestState, 'changes' | 'dueAt' | 'waitsForDay'> {
  const isSame = (one: TestChange): boolean =>
    one.kind === change.kind && one.names.join('\n') === change.names.join('\n');
  // Who saved a question with its answer is known when it is saved, not when it is read.
  const by = change.by ?? state.changes.find(isSame)?.by ?? null;
  const changes = [...state.changes.filter((one) => !isSame(one)), { ...change, by }].slice(-LIMITS.testChangesNamed);
  const [first = change] = changes;
  const latest = Math.max(change.at.getTime(), first.at.getTime() + LIMITS.testDelayMaxMs);
  const dueAt = new Date(Math.min(change.at.getTime() + LIMITS.testDelayMs, latest));
  return { changes, dueAt, waitsForDay: false };
}

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

/**
 * Notes that what a chatbot's answers rest on changes. Called again for the same change, it notes it once. A chatbot without tests
 * costs one read.
 */
export async function noteTestChange(orgId: string, chatbotId: string, change: TestChange): Promise<void> {
  const ref = refs.testState(orgId, chatbotId);
  const known = (await ref.get()).data();
  if (known === undefined || known.cases === 0) return;
  await transactionInTurn(paths.testState(orgId, chatbotId), async (transaction) => {
    noteInState(transaction, await transaction.get(ref), change);
  });
}
