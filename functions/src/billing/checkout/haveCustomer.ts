import { AppError } from '@parlance/domain/errors';
import { refs } from '../../kernel/platform/refs.ts';
import { dashboardLink } from '../documents/dashboardLink.ts';
import { stripeClient } from '../stripe/stripeClient.ts';

/** The Stripe customer that pays for an organization, made with its first purchase, once. Throws `not-found` where the organization is gone. */
export async function haveCustomer(orgId: string): Promise<string> {
  const known = (await refs.customer(orgId).get()).data();
  if (known !== undefined) return known.stripeId;
  const org = (await refs.org(orgId).get()).data();
  if (org === undefined) throw new AppError('not-found');
  const owner = (await refs.member(orgId, org.ownerUid).get()).data();
  const customer = await stripeClient().customers.create(
    {
      name: org.name,
      ...(owner === undefined ? {} : { email: owner.email }),
      preferred_locales: [org.locale],
      metadata: { orgId, firebaseUID: orgId },
    },
    // Two at the same time get the same one.
    { idempotencyKey: `customer-${orgId}` },
  );
  const { id: stripeId, email, livemode } = customer;
  const stripeLink = dashboardLink(`customers/${stripeId}`, livemode);
  await refs.customer(orgId).set({ stripeId, stripeLink, email }, { merge: true });
  return stripeId;
}
