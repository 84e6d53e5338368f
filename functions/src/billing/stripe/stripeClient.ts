import { SECOND_MS } from '@parlance/domain/durations';
import { AppError } from '@parlance/domain/errors';
import { Stripe } from 'stripe';
import { config, stripeApiKey } from '../../kernel/platform/config.ts';

/** A request of a function may not hang with Stripe's. */
const TIMEOUT_MS = 15 * SECOND_MS;

let client: Stripe | undefined;

function localHost(url: string): { host: string; port: string; protocol: 'http' } {
  const { hostname, port } = new URL(url);
  return { host: hostname, port, protocol: 'http' };
}

/**
 * Stripe's client, of the API version that the SDK is made for. A request that fails on the way is tried twice more with the
 * same key of idempotency. Throws `billing-unavailable` where nothing is sold.
 */
export function stripeClient(): Stripe {
  const { billingProvider, stripeLocalUrl } = config();
  if (billingProvider === 'off') throw new AppError('billing-unavailable');
  client ??= new Stripe(stripeApiKey.value(), {
    maxNetworkRetries: 2,
    timeout: TIMEOUT_MS,
    telemetry: false,
    ...(billingProvider === 'local' ? localHost(stripeLocalUrl) : {}),
  });
  return client;
}
