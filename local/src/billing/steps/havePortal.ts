import type { Stripe } from 'stripe';
import type { Setup } from '../Setup.ts';

/** Known by its metadata: an account can have configurations of other products. */
const APP = 'parlance';

/** Card, address and invoices. Plans are changed and ended by the product alone, which knows its limits and offers. */
const FEATURES = {
  customer_update: { enabled: true, allowed_updates: ['address', 'email', 'name', 'phone', 'tax_id'] },
  invoice_history: { enabled: true },
  payment_method_update: { enabled: true },
  subscription_cancel: { enabled: false },
  subscription_update: { enabled: false },
} satisfies Stripe.BillingPortal.ConfigurationCreateParams.Features;

function isAsWanted({ features, default_return_url: url }: Stripe.BillingPortal.Configuration, back: string): boolean {
  const { customer_update: update } = features;
  const fields = update.allowed_updates.toSorted().join();
  return (
    url === back &&
    update.enabled &&
    fields === FEATURES.customer_update.allowed_updates.join() &&
    features.invoice_history.enabled &&
    features.payment_method_update.enabled &&
    !features.subscription_cancel.enabled &&
    !features.subscription_update.enabled
  );
}

/** Sees to the portal's configuration. Returns its id; undefined where a dry run has made none. */
export async function havePortal({ stripe, change }: Setup, webOrigin: string): Promise<string | undefined> {
  const { configurations } = stripe.billingPortal;
  const back = `${webOrigin}/dashboard/settings/billing`;
  const wanted = { features: FEATURES, default_return_url: back, metadata: { app: APP } };
  const active = await configurations.list({ active: true, limit: 100 }).autoPagingToArray({ limit: 1000 });
  const found = active.find(({ metadata }) => metadata?.['app'] === APP);
  if (found === undefined) {
    return (await change('create the configuration of the portal', () => configurations.create(wanted)))?.id;
  }
  if (!isAsWanted(found, back)) {
    await change(`change the configuration of the portal, ${found.id}`, () => configurations.update(found.id, wanted));
  }
  return found.id;
}
