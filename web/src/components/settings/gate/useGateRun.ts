import { cancelDraftRun, startDraftRun } from '@parlance/domain/contracts/drafts/drafts';
import { someSettingsSchema } from '@parlance/domain/documents/chatbots/settings';
import type { DraftRun } from '@parlance/domain/documents/drafts/draftRun';
import type { AppError } from '@parlance/domain/errors';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { useEffect, useState } from 'react';
import { useNow } from '#web/components/ui/useNow.ts';
import { useDraftRun } from '#web/lib/drafts/useDraftRun.ts';
import { toAppError } from '#web/lib/errors/toAppError.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import type { HeldChange } from '#web/lib/settings/GateContext.ts';

/**
 * State of a run for the gate. `running`: with its progress. `passed`, `failed`: outcome of the cases. `endless`: it did not
 * finish, and the change may be saved untested. `broken`: it did not begin, or its answers are used up.
 */
export type GateState =
  | { kind: 'running'; done: number; total: number }
  | { kind: 'passed' | 'failed' | 'endless' }
  | { kind: 'broken'; error: AppError | DraftRun['error'] };

interface GateRun {
  runId: string;
  state: GateState;
  retry: () => void;
  cancel: () => void;
}

/** Asks the cases that must pass with a change that is held back: at once, and again with `retry`. */
export function useGateRun({ chatbotId, edits }: HeldChange): GateRun {
  const { orgId } = useMembership();
  const now = useNow();
  const [runId, setRunId] = useState(newId);
  const [error, setError] = useState<AppError>();
  const run = useDraftRun(chatbotId, runId);
  useEffect(() => {
    const changes = someSettingsSchema.parse(edits.changes);
    callContract(startDraftRun, { orgId, chatbotId, runId, kind: 'gate', changes }).catch((cause: unknown) =>
      setError(toAppError(cause)),
    );
  }, [orgId, chatbotId, runId, edits]);
  const found = run.status === 'ready' ? run.value : null;
  return {
    runId,
    state: error === undefined ? stateOf(found, now) : { kind: 'broken', error },
    retry: () => {
      setError(undefined);
      setRunId(newId());
    },
    cancel: () => void callContract(cancelDraftRun, { orgId, chatbotId, runId }).catch(() => undefined),
  };
}

function stateOf(run: DraftRun | null, now: number): GateState {
  if (run === null) return { kind: 'running', done: 0, total: 0 };
  const { status, done, items, outcomes, startedAt, error } = run;
  if (outcomes.failed > 0 && status !== 'waiting' && status !== 'running') return { kind: 'failed' };
  if (status === 'done') return { kind: 'passed' };
  if (status === 'cancelled' || error === 'test-limit-reached') return { kind: 'broken', error };
  const isLate = now - startedAt.getTime() > LIMITS.gateMs;
  return status === 'failed' || isLate ? { kind: 'endless' } : { kind: 'running', done, total: items.length };
}
