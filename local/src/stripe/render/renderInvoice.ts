import { findObject } from '../state/findObject.ts';
import type { Invoice, InvoiceLine } from '../state/invoiceSchemas.ts';
import type { Form, World } from '../state/World.ts';
import type { Family } from './familyOf.ts';
import { renderPrice } from './renderCatalogue.ts';

function lineOf({ state }: World, invoice: Invoice, line: InvoiceLine, family: Family): Form {
  const base = {
    id: line.id,
    object: 'line_item',
    amount: line.amount,
    currency: invoice.currency,
    description: line.description,
    discount_amounts: [],
    discountable: !line.proration,
    discounts: [],
    livemode: false,
    metadata: {},
    period: { start: line.periodStart, end: line.periodEnd },
    quantity: line.quantity,
  };
  const price = findObject(state.prices, line.price, 'price');
  if (family === 'classic') {
    return {
      ...base,
      ...(line.invoiceItem === null ? {} : { invoice_item: line.invoiceItem }),
      price: renderPrice(price),
      proration: line.proration,
      proration_details: { credited_items: null },
      subscription: invoice.subscription,
      subscription_item: line.subscriptionItem,
      tax_amounts: [],
      tax_rates: [],
      type: line.invoiceItem === null ? 'subscription' : 'invoiceitem',
    };
  }
  const details = {
    proration: line.proration,
    proration_details: { credited_items: null },
    subscription: invoice.subscription,
  };
  return {
    ...base,
    invoice: invoice.id,
    parent:
      line.invoiceItem === null
        ? {
            invoice_item_details: null,
            subscription_item_details: { ...details, invoice_item: null, subscription_item: line.subscriptionItem },
            type: 'subscription_item_details',
          }
        : {
            invoice_item_details: { ...details, invoice_item: line.invoiceItem },
            subscription_item_details: null,
            type: 'invoice_item_details',
          },
    pricing: {
      price_details: { price: price.id, product: price.product },
      type: 'price_details',
      unit_amount_decimal: String(price.unitAmount),
    },
    subtotal: line.amount,
    taxes: [],
  };
}

function settingsOf(): Form {
  return {
    account_country: 'DE',
    account_name: 'Parlance',
    account_tax_ids: null,
    amount_shipping: 0,
    application: null,
    auto_advance: true,
    collection_method: 'charge_automatically',
    custom_fields: null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    footer: null,
    from_invoice: null,
    last_finalization_error: null,
    latest_revision: null,
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    shipping_cost: null,
    shipping_details: null,
    statement_descriptor: null,
    test_clock: null,
    webhooks_delivered_at: null,
  };
}

function amountsOf(invoice: Invoice): Form {
  return {
    amount_due: invoice.amountDue,
    amount_paid: invoice.amountPaid,
    amount_remaining: invoice.amountDue - invoice.amountPaid,
    starting_balance: invoice.startingBalance,
    ending_balance: invoice.endingBalance,
    subtotal: invoice.subtotal,
    subtotal_excluding_tax: invoice.subtotal,
    total: invoice.total,
    total_excluding_tax: invoice.total - invoice.tax,
    total_discount_amounts: [],
  };
}

function paymentsOf({ state }: World, invoice: Invoice): Form {
  const intent = invoice.paymentIntent === null ? undefined : state.paymentIntents[invoice.paymentIntent];
  const payment = {
    id: `inpay_${invoice.id.slice(3)}`,
    object: 'invoice_payment',
    amount_paid: invoice.amountPaid,
    amount_requested: invoice.amountDue,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent?.id, type: 'payment_intent' },
    status: invoice.status === 'paid' ? 'paid' : 'open',
  };
  return { object: 'list', data: intent === undefined ? [] : [payment], has_more: false, url: '/v1/invoice_payments' };
}

/** Fields that differ between the two families of versions. */
function versionedOf(world: World, invoice: Invoice, family: Family, hasPayments: boolean): Form {
  const tax = { amount: invoice.tax, inclusive: false };
  if (family === 'classic') {
    return {
      application_fee_amount: null,
      charge: null,
      discount: null,
      paid: invoice.status === 'paid',
      paid_out_of_band: false,
      payment_intent: invoice.paymentIntent,
      quote: null,
      rendering_options: null,
      subscription: invoice.subscription,
      tax: invoice.taxPercent > 0 ? invoice.tax : null,
      total_tax_amounts: invoice.taxPercent > 0 ? [{ ...tax, tax_rate: 'txr_vat' }] : [],
      transfer_data: null,
    };
  }
  return {
    parent: {
      quote_details: null,
      subscription_details: { metadata: {}, subscription: invoice.subscription },
      type: 'subscription_details',
    },
    ...(hasPayments ? { payments: paymentsOf(world, invoice) } : {}),
    total_taxes:
      invoice.taxPercent > 0
        ? [{ ...tax, tax_behavior: 'exclusive', taxability_reason: 'standard_rated', type: 'tax_rate_details' }]
        : [],
  };
}

/** Stripe's invoice object. @param hasPayments Whether `payments` was asked for by `expand`. */
export function renderInvoice(world: World, invoice: Invoice, family: Family, hasPayments = false): Form {
  const page = `${world.url}/i/${invoice.id}`;
  const isFinal = invoice.finalizedAt !== null;
  return {
    ...settingsOf(),
    ...amountsOf(invoice),
    ...versionedOf(world, invoice, family, hasPayments),
    id: invoice.id,
    object: 'invoice',
    attempt_count: invoice.attemptCount,
    attempted: invoice.attemptCount > 0,
    automatic_tax: { enabled: invoice.taxPercent > 0, status: invoice.taxPercent > 0 ? 'complete' : null },
    billing_reason: invoice.billingReason,
    created: invoice.created,
    currency: invoice.currency,
    customer: invoice.customer,
    customer_address: invoice.customerAddress,
    customer_email: invoice.customerEmail,
    customer_name: invoice.customerName,
    hosted_invoice_url: isFinal ? page : null,
    invoice_pdf: isFinal ? `${page}/pdf` : null,
    lines: {
      object: 'list',
      data: invoice.lines.map((line) => lineOf(world, invoice, line, family)),
      has_more: false,
      url: `/v1/invoices/${invoice.id}/lines`,
    },
    next_payment_attempt: invoice.nextPaymentAttempt,
    number: invoice.number,
    period_end: invoice.periodEnd,
    period_start: invoice.periodStart,
    status: invoice.status,
    status_transitions: {
      finalized_at: invoice.finalizedAt,
      marked_uncollectible_at: invoice.uncollectibleAt,
      paid_at: invoice.paidAt,
      voided_at: invoice.voidedAt,
    },
  };
}
