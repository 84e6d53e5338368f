import { Stripe } from 'stripe';
import { LOCAL_STRIPE } from '../../../../local/src/stripe/LOCAL_STRIPE.ts';
import { stripeControl } from '../../../support/stripe/stripeControl.ts';
import { suiteUrls } from '../../../support/suiteUrls.ts';

/** The suite's Stripe stand-in, by the real SDK. */
export const stripe = new Stripe(LOCAL_STRIPE.key, {
  host: '127.0.0.1',
  port: suiteUrls.ports.stripe,
  protocol: 'http',
  telemetry: false,
});

/** Puts the stand-in's clock forward, pays, holds and releases webhooks. */
export const control = stripeControl(suiteUrls.stripe);
