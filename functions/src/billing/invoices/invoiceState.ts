import type { Stripe } from 'stripe';

const STATUSES = ['draft', 'open', 'paid', 'uncollectible', 'void'] as const;

/** Stripe's statuses, and `expired` for an invoice that became void because it was not paid in time. */
export type InvoiceState = (typeof STATUSES)[number] | 'expired';

/**
 * State of an invoice. Stripe voids the first invoice of a purchase a day after its charge was not completed
 * (https://docs.stripe.com/billing/subscriptions/overview#subscription-lifecycle), and one that is sent can be past its due
 * date. Invoices of a pause are void without having been due.
 */
export function invoiceState({
  status,
  billing_reason: reason,
  due_date: due,
  status_transitions: { voided_at: voidedAt },
}: Pick<Stripe.Invoice, 'billing_reason' | 'due_date' | 'status' | 'status_transitions'>): InvoiceState {
  const isLate = due !== null && voidedAt !== null && due < voidedAt;
  if (status === 'void' && (reason === 'subscription_create' || isLate)) return 'expired';
  return STATUSES.find((known) => known === status) ?? 'draft';
}
