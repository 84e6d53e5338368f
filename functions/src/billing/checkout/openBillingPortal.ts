import { AppError } from '@parlance/domain/errors';
import { config } from '../../kernel/platform/config.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { stripeClient } from '../stripe/stripeClient.ts';

/** The address of Stripe's page for an organization's card and invoices. Throws `plan-missing` where nothing was ever bought. */
export async function openBillingPortal(orgId: string, flow: 'card' | 'overview'): Promise<string> {
  const customer = (await refs.customer(orgId).get()).data();
  if (customer === undefined) throw new AppError('plan-missing');
  const { webOrigin, portalConfiguration: configuration } = config();
  const { url } = await stripeClient().billingPortal.sessions.create({
    customer: customer.stripeId,
    return_url: `${webOrigin}/dashboard/settings/billing`,
    ...(configuration === '' ? {} : { configuration }),
    ...(flow === 'card' ? { flow_data: { type: 'payment_method_update' } } : {}),
  });
  return url;
}
