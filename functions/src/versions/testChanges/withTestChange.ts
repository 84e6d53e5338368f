import type { TestChange } from '@parlance/domain/documents/evals/testRun';
import type { TestState } from '@parlance/domain/documents/evals/testState';
import { LIMITS } from '@parlance/domain/limits';

/** Adds a change to those noted for a chatbot's tests, or its next release: they name it, and are due some minutes after the last one. */
export function withTestChange(
  state: Pick<TestState, 'changes' | 'changedSince'>,
  change: TestChange,
): Pick<TestState, 'changes' | 'changedSince' | 'dueAt' | 'waitsForDay'> {
  const isSame = (one: TestChange): boolean =>
    one.kind === change.kind && one.names.join('\n') === change.names.join('\n');
  // Who saved a question with its answer is known when it is saved, not when it is read.
  const by = change.by ?? state.changes.find(isSame)?.by ?? null;
  const changes = [...state.changes.filter((one) => !isSame(one)), { ...change, by }].slice(-LIMITS.testChangesNamed);
  const changedSince = state.changedSince ?? change.at;
  const latest = Math.max(change.at.getTime(), changedSince.getTime() + LIMITS.testDelayMaxMs);
  const dueAt = new Date(Math.min(change.at.getTime() + LIMITS.testDelayMs, latest));
  return { changes, changedSince, dueAt, waitsForDay: false };
}
