import type { Subscription } from '@parlance/domain/documents/billing/subscription';
import { Stripe } from 'stripe';
import { refs } from '../../platform/refs.ts';
import { stripeClient } from '../stripe/stripeClient.ts';

interface NextInvoice {
  currency: string;
  taxCents: number;
  dueCents: number;
  at: string;
}

interface PaymentMethod {
  kind: string;
  last4: string | null;
  expires: { month: number; year: number } | null;
}

const TAX_ID_STATES = ['pending', 'unavailable', 'unverified', 'verified'] as const;

interface TaxId {
  value: string;
  state: (typeof TAX_ID_STATES)[number];
}

interface BillingFacts {
  nextInvoice: NextInvoice | null;
  method: PaymentMethod | null;
  taxId: TaxId | null;
}

const CHARGED: readonly Subscription['status'][] = ['active', 'trialing', 'past_due'];

/** True iff another invoice is paid at the period's end: those of a pause are void, and after a cancellation there is none. */
function isChargedNext({ status, cancelAt, pause, currentPeriodEnd }: Subscription): boolean {
  const isPausedThen = pause !== null && (pause.until === null || pause.until > currentPeriodEnd);
  return CHARGED.includes(status) && cancelAt === null && !isPausedThen;
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

function idOf(value: string | { id: string } | null): string | null {
  return typeof value === 'string' ? value : (value?.id ?? null);
}

/** What Stripe charges: the subscription's own method, else the customer's. https://docs.stripe.com/api/subscriptions/object#subscription_object-default_payment_method */
async function readMethod(customerId: string, subscription: Subscription | null): Promise<PaymentMethod | null> {
  const { customers, subscriptions } = stripeClient();
  const [customer, stripe, { data: methods }] = await Promise.all([
    customers.retrieve(customerId),
    subscription === null ? null : subscriptions.retrieve(subscription.id),
    customers.listPaymentMethods(customerId, { limit: 100 }),
  ]);
  if (customer.deleted === true) return null;
  const id = idOf(stripe?.default_payment_method ?? customer.invoice_settings.default_payment_method);
  const method = methods.find((known) => known.id === id);
  if (method === undefined) return null;
  const { card, sepa_debit: debit } = method;
  return {
    kind: card?.brand ?? method.type,
    last4: card?.last4 ?? debit?.last4 ?? null,
    expires: card === undefined ? null : { month: card.exp_month, year: card.exp_year },
  };
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

/** What Stripe alone knows of an organization's billing: its next invoice, what it is charged to, and how its tax id stands. */
export async function readBilling(orgId: string): Promise<BillingFacts> {
  const [customer, org] = await Promise.all([refs.customer(orgId).get(), refs.org(orgId).get()]);
  const customerId = customer.data()?.stripeId;
  if (customerId === undefined) return { nextInvoice: null, method: null, taxId: null };
  const subscription = org.data()?.subscription ?? null;
  const [nextInvoice, method, taxId] = await Promise.all([
    readNextInvoice(subscription),
    readMethod(customerId, subscription),
    readTaxId(customerId),
  ]);
  return { nextInvoice, method, taxId };
}
