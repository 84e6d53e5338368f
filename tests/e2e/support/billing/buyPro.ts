import { paths } from '@parlance/domain/paths';
import { Stripe } from 'stripe';
import { LOCAL_STRIPE } from '../../../../local/src/stripe/LOCAL_STRIPE.ts';
import { stripeControl } from '../../../support/stripe/stripeControl.ts';
import { suiteUrls } from '../../../support/suiteUrls.ts';
import { db } from '../db.ts';

const control = stripeControl(suiteUrls.stripe);

/** Buys the plan Pro at Stripe for an organization in its trial, of which `trialDays` are left, past the page for it. */
export async function buyPro(orgId: string, trialDays: number): Promise<void> {
  const { port } = new URL(suiteUrls.stripe);
  const stripe = new Stripe(LOCAL_STRIPE.key, { host: '127.0.0.1', port, protocol: 'http', telemetry: false });
  const { id: customer } = await stripe.customers.create({ metadata: { orgId } });
  await db.doc(paths.customer(orgId)).set({ stripeId: customer, stripeLink: '', email: null });
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price: 'price_parlance_pro_month', quantity: 1 }],
    success_url: `${suiteUrls.web}/en/thanks`,
    automatic_tax: { enabled: true },
    subscription_data: { metadata: { orgId }, trial_period_days: trialDays },
  });
  await control('pay', { session: session.id });
  await control('idle');
}
