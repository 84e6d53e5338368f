import { Stripe } from 'stripe';
import * as z from 'zod';
import { stripeClient } from '../stripe/stripeClient.ts';

const customerSchema = z.looseObject({ stripeId: z.string() });

/** Deletes the Stripe customer of a deleted document, which ends its subscriptions. Does nothing where there is none any more. */
export async function removeCustomer(data: unknown): Promise<void> {
  const customer = customerSchema.safeParse(data).data;
  if (customer === undefined) return;
  try {
    await stripeClient().customers.del(customer.stripeId);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError) || error.code !== 'resource_missing') throw error;
  }
}
