import type { Procedure, Step } from '@parlance/domain/documents/procedures/procedureOf';
import { procedureTemplate } from '@parlance/domain/procedures/templates/procedureTemplate';
import { idFrom } from '../idFrom.ts';

/** Name of the action by which the demo shop takes returns. */
export const RETURN_ACTION = 'register_return';

/** Values of the template by the parameters that they are sent as. */
const SENT = { orderId: 'order', email: 'email', boughtOn: 'bought_on', reason: 'reason' };

function fitted(step: Step): Step {
  if (step.kind === 'ask' && step.field.name === 'order') {
    return { ...step, field: { ...step.field, pattern: String.raw`\d{5}` } };
  }
  if (step.kind === 'call') {
    const sent = Object.entries(SENT).map(([parameter, value]) => ({ parameter, value, text: '' }));
    return {
      ...step,
      actionId: idFrom(`action ${RETURN_ACTION}`),
      arguments: sent,
      results: [{ name: 'return_number', line: 'return number' }],
    };
  }
  if (step.kind !== 'end' || step.id !== 'done') return step;
  return {
    ...step,
    text: '[de] Ihre Rückgabe ist angemeldet, Nummer {return_number}. Das Etikett kommt per E-Mail an {email}. [en] Your return is registered, number {return_number}. The label comes by e-mail to {email}.',
  };
}

const TEMPLATE = procedureTemplate(idFrom('procedure return'), 'return', 'de');

/** The product's template of a return, with the demo shop's action. */
export const RETURN_PROCEDURE: Procedure = { ...TEMPLATE, isOn: true, steps: TEMPLATE.steps.map(fitted) };
