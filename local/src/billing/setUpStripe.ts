import type { Stripe } from 'stripe';
import { havePortal } from './steps/havePortal.ts';
import { haveProducts } from './steps/haveProducts.ts';
import { haveTax } from './steps/haveTax.ts';
import { haveWebhook } from './steps/haveWebhook.ts';
import type { Setup } from './Setup.ts';

export interface SetupOptions {
  stripe: Stripe;
  isDryRun: boolean;
  /** URL at which the product receives Stripe's events. */
  webhookUrl: string;
  /** Origin of the web app: where Stripe's portal leads back to. */
  webOrigin: string;
}

export interface SetupResult {
  /** Changes made or, in a dry run, planned. Empty the second time. */
  changes: string[];
  /** Steps that only a person can do, in Stripe's dashboard. */
  byHand: string[];
  /** The portal's configuration; undefined where a dry run has made none. */
  portalConfiguration: string | undefined;
  /** Signing secret of a new webhook endpoint. Stripe returns it only this once. */
  webhookSecret: string | undefined;
}

/**
 * Brings a Stripe account to what the product sells: products with their prices, tax settings, the portal, and the webhook
 * endpoint with its API version. It looks first and changes what is not as it should be, so the second run changes nothing.
 * Throws Stripe's own errors.
 */
export async function setUpStripe({ stripe, isDryRun, webhookUrl, webOrigin }: SetupOptions): Promise<SetupResult> {
  const changes: string[] = [];
  const setup: Setup = {
    stripe,
    change: async (what, work) => {
      changes.push(what);
      return isDryRun ? undefined : work();
    },
  };
  await haveProducts(setup);
  const byHand = await haveTax(setup);
  const portalConfiguration = await havePortal(setup, webOrigin);
  const webhookSecret = await haveWebhook(setup, webhookUrl);
  return { changes, byHand, portalConfiguration, webhookSecret };
}
