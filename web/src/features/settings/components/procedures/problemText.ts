import type { Procedure } from '@parlance/domain/documents/procedures/procedureOf';
import type { Translate } from '#web/i18n/useTranslate.ts';
import type { KnownActions } from './ProcedureProps.ts';
import { problemOf } from './problemOf.ts';

/** The fault of a procedure in a sentence, with the number of its step where it is one's. */
export function problemText(
  procedure: Pick<Procedure, 'steps'>,
  actions: KnownActions | undefined,
  t: Translate,
): string | undefined {
  const problem = problemOf(procedure, actions);
  if (problem === undefined) return undefined;
  const number = procedure.steps.findIndex(({ id }) => id === problem.step) + 1;
  const text = t(`procedures.problem.${problem.code}`);
  return number === 0 ? text : t('procedures.problemAt', { number, text });
}
