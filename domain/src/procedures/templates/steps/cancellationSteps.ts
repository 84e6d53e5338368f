import type { Step } from '../../../documents/procedures/procedureOf.ts';
import { askStep, chooseStep, closingSteps } from './templateSteps.ts';

/** The end of a contract as soon as possible. Nobody has to say why. */
export function cancellationSteps(): Step[] {
  const reason = chooseStep('reason', ({ cancellation }) => cancellation.reason, 'confirm', {
    too_expensive: ({ cancellation }) => cancellation.tooExpensive,
    not_needed: ({ cancellation }) => cancellation.notNeeded,
    not_satisfied: ({ cancellation }) => cancellation.notSatisfied,
    other: ({ common }) => common.other,
  });
  return [
    askStep('contract', ({ cancellation }) => cancellation.contract, 'email'),
    askStep('email', ({ common }) => common.email, 'reason', { type: 'email' }),
    reason.kind === 'ask' ? { ...reason, field: { ...reason.field, isRequired: false } } : reason,
    ...closingSteps(({ cancellation }) => cancellation.done),
  ];
}
