import type { Procedure } from '@parlance/domain/documents/procedures/procedureOf';
import { type CallProblem, callProblem } from '@parlance/domain/procedures/callProblem';
import { type ProcedureProblem, procedureProblem } from '@parlance/domain/procedures/procedureProblem';
import type { KnownActions } from './ProcedureProps.ts';

/**
 * The first fault that keeps a procedure from being switched on; undefined where it has none.
 * @param actions Undefined while they are loading: no fault of a call is found then.
 */
export function problemOf(
  procedure: Pick<Procedure, 'steps'>,
  actions: KnownActions | undefined,
): ProcedureProblem | CallProblem | undefined {
  const problem = procedureProblem(procedure);
  if (problem !== undefined || actions === undefined) return problem;
  return callProblem(procedure, (id) => actions.find((action) => action.id === id));
}
