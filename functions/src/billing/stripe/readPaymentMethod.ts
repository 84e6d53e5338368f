import type { Stripe } from 'stripe';
import { stripeClient } from './stripeClient.ts';

export interface PaymentMethod {
  /** Stripe's. */
  id: string;
  /** A card's brand, or what Stripe calls another method: `visa`, `sepa_debit`. */
  kind: string;
  last4: string | null;
  /** The last month in which a card can be charged, 1 to 12; null of what is no card. */
  expires: { month: number; year: number } | null;
}

type Expandable = string | Stripe.PaymentMethod | null;

function methodOf(found: Expandable): PaymentMethod | null {
  if (found === null || typeof found === 'string') return null;
  const { card, sepa_debit: debit } = found;
  return {
    id: found.id,
    kind: card?.brand ?? found.type,
    last4: card?.last4 ?? debit?.last4 ?? null,
    expires: card === undefined ? null : { month: card.exp_month, year: card.exp_year },
  };
}

function defaultOf(customer: string | Stripe.Customer | Stripe.DeletedCustomer): Expandable {
  if (typeof customer === 'string' || customer.deleted === true) return null;
  return customer.invoice_settings.default_payment_method;
}

/**
 * Reads the payment method that Stripe charges, in one request: the subscription's own, else the customer's; null if there is
 * none.
 * https://docs.stripe.com/api/subscriptions/object#subscription_object-default_payment_method
 */
export async function readPaymentMethod(
  customerId: string,
  subscriptionId: string | null,
): Promise<PaymentMethod | null> {
  const { customers, subscriptions } = stripeClient();
  if (subscriptionId === null) {
    const customer = await customers.retrieve(customerId, { expand: ['invoice_settings.default_payment_method'] });
    return methodOf(defaultOf(customer));
  }
  const { default_payment_method: own, customer } = await subscriptions.retrieve(subscriptionId, {
    expand: ['default_payment_method', 'customer.invoice_settings.default_payment_method'],
  });
  return methodOf(own ?? defaultOf(customer));
}
