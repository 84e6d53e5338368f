import type { PaymentIntent } from '../state/invoiceSchemas.ts';
import type { Form } from '../state/World.ts';
import type { Family } from './familyOf.ts';

/** Stripe's payment intent object. */
export function renderPaymentIntent(intent: PaymentIntent, family: Family): Form {
  const isPaid = intent.status === 'succeeded';
  return {
    id: intent.id,
    object: 'payment_intent',
    amount: intent.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: isPaid ? intent.amount : 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${intent.id}_secret_${intent.id.slice(-8)}`,
    confirmation_method: 'automatic',
    created: intent.created,
    currency: intent.currency,
    customer: intent.customer,
    description: null,
    ...(family === 'classic' ? { invoice: intent.invoice } : {}),
    last_payment_error:
      intent.declineCode === null
        ? null
        : {
            code: 'card_declined',
            decline_code: intent.declineCode,
            message: 'Your card was declined.',
            type: 'card_error',
          },
    latest_charge: null,
    livemode: false,
    metadata: intent.metadata,
    next_action: intent.status === 'requires_action' ? { type: 'use_stripe_sdk' } : null,
    on_behalf_of: null,
    payment_method: intent.paymentMethod,
    payment_method_options: {},
    payment_method_types: ['card'],
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: 'off_session',
    shipping: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: intent.status,
    transfer_data: null,
    transfer_group: null,
  };
}
