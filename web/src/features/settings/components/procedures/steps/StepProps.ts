import type { Step } from '@parlance/domain/documents/procedures/procedureOf';
import type { StepTexts } from '#web/lib/procedures/useStepTextsOf.ts';
import type { ProcedureProps } from '../ProcedureProps.ts';

/** Step of a procedure, with a way to change it. */
export interface StepProps<S extends Step = Step> extends ProcedureProps {
  step: S;
  /** The name under which the form knows errors of the step. */
  control: string;
  texts: StepTexts;
  onChange: (step: Step) => void;
}
