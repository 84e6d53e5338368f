import type { Step } from '../../../documents/procedures/procedureOf.ts';
import { askStep, chooseStep, closingSteps, endStep, handOverStep } from './templateSteps.ts';

/** A return within 30 days, in which a damaged thing goes to the team. */
export function returnSteps(): Step[] {
  return [
    askStep('order', (texts) => texts.return.order, 'email'),
    askStep('email', ({ common }) => common.email, 'bought_on', { type: 'email' }),
    askStep('bought_on', (texts) => texts.return.boughtOn, 'check_days', { type: 'date', max: 0 }),
    {
      id: 'check_days',
      kind: 'check',
      conditions: [{ value: 'bought_on', is: 'within', than: '30' }],
      next: 'reason',
      otherwise: 'late',
    },
    chooseStep('reason', (texts) => texts.return.reason, 'check_reason', {
      too_small: (texts) => texts.return.tooSmall,
      too_big: (texts) => texts.return.tooBig,
      damaged: (texts) => texts.return.damaged,
      changed_mind: (texts) => texts.return.changedMind,
      other: ({ common }) => common.other,
    }),
    {
      id: 'check_reason',
      kind: 'check',
      conditions: [{ value: 'reason', is: 'equal', than: 'damaged' }],
      next: 'damaged',
      otherwise: 'confirm',
    },
    handOverStep('damaged', (texts) => texts.return.damagedText),
    endStep('late', (texts) => texts.return.late),
    ...closingSteps((texts) => texts.return.done),
  ];
}
