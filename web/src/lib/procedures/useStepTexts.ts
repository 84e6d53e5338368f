import type { Procedure } from '@parlance/domain/documents/procedures/procedureOf';
import { type StepTexts, useStepTextsOf } from './useStepTextsOf.ts';

interface TitledAction {
  id: string;
  title: string;
}

/** Says the steps of a procedure in words. @param actions Actions that its calls may name; undefined while they are loading. */
export function useStepTexts(
  procedure: Pick<Procedure, 'steps'>,
  actions: readonly TitledAction[] | undefined,
): StepTexts {
  return useStepTextsOf()(procedure, (id) => actions?.find((action) => action.id === id)?.title);
}
