import { isChargedNext } from '@parlance/domain/billing/isChargedNext';
import type { Subscription } from '@parlance/domain/documents/billing/subscription';
import { Stripe } from 'stripe';
import { refs } from '../../kernel/platform/refs.ts';
import { type PaymentMethod, readPaymentMethod } from '../stripe/readPaymentMethod.ts';
import { stripeClient } from '../stripe/stripeClient.ts';

interface NextInvoice {
  currency: string;
  taxCents: number;
  dueCents: number;
  at: string;
}

const TAX_ID_STATES = ['pending', 'unavailable', 'unverified', 'verified'] as const;

interface TaxId {
  value: string;
  state: (typeof TAX_ID_STATES)[number];
}

interface BillingFacts {
  nextInvoice: NextInvoice | null;
  method: Omit<PaymentMethod, 'id'> | null;
  taxId: TaxId | null;
}

async function readNextInvoice(subscription: Subscription | null): Promise<NextInvoice | null> {
  if (subscription === null || !isChargedNext(subscription)) return null;
  try {
    const preview = await stripeClient().invoices.createPreview({ subscription: subscription.id });
    return {
      currency: preview.currency,
      taxCents: (preview.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0),
      dueCents: preview.amount_due,
      at: subscription.currentPeriodEnd.toISOString(),
    };
  } catch (error) {
    // It was cancelled at Stripe a moment ago.
    if (error instanceof Stripe.errors.StripeError && error.code === 'invoice_upcoming_none') return null;
    throw error;
  }
}

async function readTaxId(customerId: string): Promise<TaxId | null> {
  const { data } = await stripeClient().customers.listTaxIds(customerId, { limit: 1 });
  const [taxId] = data;
  if (taxId === undefined) return null;
  return {
    value: taxId.value,
    state: TAX_ID_STATES.find((state) => state === taxId.verification?.status) ?? 'unavailable',
  };
}

/** Reads the parts of an organization's billing that only Stripe knows: its next invoice, its payment method, and the state of its tax id. */
export async function readBilling(orgId: string): Promise<BillingFacts> {
  const [customer, org] = await Promise.all([refs.customer(orgId).get(), refs.org(orgId).get()]);
  const customerId = customer.data()?.stripeId;
  if (customerId === undefined) return { nextInvoice: null, method: null, taxId: null };
  const subscription = org.data()?.subscription ?? null;
  const [nextInvoice, found, taxId] = await Promise.all([
    readNextInvoice(subscription),
    readPaymentMethod(customerId, subscription?.id ?? null),
    readTaxId(customerId),
  ]);
  const method = found === null ? null : { kind: found.kind, last4: found.last4, expires: found.expires };
  return { nextInvoice, method, taxId };
}
