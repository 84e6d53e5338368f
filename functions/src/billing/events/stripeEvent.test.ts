import { describe, expect, test } from 'vitest';
import { stripeEventSchema } from './stripeEvent.ts';

const event = (id: string, object: object) => ({
  id,
  type: 'customer.updated',
  created: 1,
  livemode: false,
  data: { object },
});

describe('stripeEventSchema', () => {
  test.each([
    ['a customer who has paid nothing yet', { id: 'cus_1', currency: null }],
    ['a customer who pays in euros', { id: 'cus_1', currency: 'eur' }],
    [
      'the next invoice, which has no id',
      { customer: 'cus_1', amount_due: 1000, currency: 'usd', next_payment_attempt: null },
    ],
  ])('reads the event of %s', (_, object) => {
    expect(stripeEventSchema.parse(event('evt_1', object)).data.object).toEqual(object);
  });

  test.each([
    ['an id that is no event of Stripe', event('cus_1', {})],
    ['a subject whose id is a path', event('evt_1', { id: '../organizations/org' })],
    ['a currency that is a number', event('evt_1', { currency: 978 })],
    ['an amount in fractions of a cent', event('evt_1', { amount_due: 0.5 })],
  ])('refuses %s', (_, hostile) => {
    expect(stripeEventSchema.safeParse(hostile).success).toBe(false);
  });
});
