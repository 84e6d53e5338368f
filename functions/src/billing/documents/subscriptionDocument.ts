import { paths } from '@parlance/domain/paths';
import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import { db } from '../../kernel/platform/app.ts';
import type { StripeSubscription } from '../stripe/stripeSubscription.ts';
import { dashboardLink } from './dashboardLink.ts';

function at(seconds: number): Timestamp {
  return Timestamp.fromMillis(seconds * 1000);
}

function maybe(seconds: number | null): Timestamp | null {
  return seconds === null ? null : at(seconds);
}

/** customers/{orgId}/subscriptions/{id} as the Stripe extension 0.3.12 writes it: exactly its fields, whole. */
export function subscriptionDocument(stripe: StripeSubscription): DocumentData {
  const prices = stripe.items.data.map(({ price }) => db.doc(paths.price(price.product.id, price.id)));
  const [item] = stripe.items.data;
  return {
    metadata: stripe.metadata,
    role: item?.price.product.metadata['firebaseRole'] ?? null,
    status: stripe.status,
    stripeLink: dashboardLink(`subscriptions/${stripe.id}`, stripe.livemode),
    product: db.doc(paths.product(item?.price.product.id ?? '')),
    price: prices[0] ?? null,
    prices,
    quantity: item?.quantity ?? null,
    items: stripe.items.data,
    cancel_at_period_end: stripe.cancel_at_period_end,
    cancel_at: maybe(stripe.cancel_at),
    canceled_at: maybe(stripe.canceled_at),
    created: at(stripe.created),
    current_period_start: at(stripe.current_period_start),
    current_period_end: at(stripe.current_period_end),
    ended_at: maybe(stripe.ended_at),
    trial_start: maybe(stripe.trial_start),
    trial_end: maybe(stripe.trial_end),
  };
}
