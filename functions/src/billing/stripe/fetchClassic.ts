import { Stripe } from 'stripe';
import { CLASSIC_VERSION } from './CLASSIC_VERSION.ts';
import { stripeClient } from './stripeClient.ts';

/**
 * An object of Stripe's as it is now, as plain JSON in the form of `CLASSIC_VERSION`; undefined where there is none any more.
 * @param path Behind /v1/, such as `subscriptions/sub_1`.
 */
export async function fetchClassic(path: string, expand: readonly string[] = []): Promise<unknown> {
  const query = expand.map((property) => `expand[]=${encodeURIComponent(property)}`).join('&');
  try {
    const found: unknown = await stripeClient().rawRequest('GET', `/v1/${path}?${query}`, undefined, {
      apiVersion: CLASSIC_VERSION,
    });
    // The SDK makes objects of decimals, which Firestore does not take.
    const plain: unknown = JSON.parse(JSON.stringify(found));
    return plain;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return undefined;
    throw error;
  }
}
