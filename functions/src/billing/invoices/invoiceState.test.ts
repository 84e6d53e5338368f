import { expect, it } from 'vitest';
import { invoiceState } from './invoiceState.ts';

const INVOICE = {
  status: 'void',
  billing_reason: 'subscription_cycle',
  due_date: null,
  status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: 2000 },
} as const;

it.each([
  ['one of a pause', INVOICE, 'void'],
  ['a purchase that was never paid', { ...INVOICE, billing_reason: 'subscription_create' }, 'expired'],
  ['one that was not paid by its day', { ...INVOICE, due_date: 1000 }, 'expired'],
  ['one that was taken back before its day', { ...INVOICE, due_date: 3000 }, 'void'],
  ['a paid one', { ...INVOICE, status: 'paid', billing_reason: 'subscription_create' }, 'paid'],
  ['one that is not numbered yet', { ...INVOICE, status: null }, 'draft'],
] as const)('%s is shown as it stands', (_, invoice, state) => {
  expect(invoiceState(invoice)).toBe(state);
});
