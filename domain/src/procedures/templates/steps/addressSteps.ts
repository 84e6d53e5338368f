import type { Step } from '../../../documents/procedures/procedureOf.ts';
import { askStep, closingSteps } from './templateSteps.ts';

/** A new address of a customer. */
export function addressSteps(): Step[] {
  return [
    askStep('customer', ({ address }) => address.customer, 'email'),
    askStep('email', ({ common }) => common.email, 'street', { type: 'email' }),
    askStep('street', ({ address }) => address.street, 'postcode'),
    askStep('postcode', ({ address }) => address.postcode, 'city'),
    askStep('city', ({ address }) => address.city, 'confirm'),
    ...closingSteps(({ address }) => address.done),
  ];
}
