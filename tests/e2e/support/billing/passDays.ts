import { customerSchema } from '@parlance/domain/documents/billing/customer';
import type { Subscription } from '@parlance/domain/documents/billing/subscription';
import { orgSchema } from '@parlance/domain/documents/organizations/org';
import { paths } from '@parlance/domain/paths';
import { stripeControl } from '../../../support/stripe/stripeControl.ts';
import { suiteUrls } from '../../../support/suiteUrls.ts';
import { db } from '../db.ts';

const DAY_SECONDS = 86_400;
const control = stripeControl(suiteUrls.stripe);

/** Lets days pass at Stripe for an organization alone, and returns its subscription once all that followed has arrived. Throws where there is none. */
export async function passDays(orgId: string, days: number): Promise<Subscription> {
  const { stripeId } = customerSchema.parse((await db.doc(paths.customer(orgId)).get()).data());
  await control('advance', { customer: stripeId, seconds: days * DAY_SECONDS });
  await control('idle');
  const { subscription } = orgSchema.parse((await db.doc(paths.org(orgId)).get()).data());
  if (subscription === null) throw new Error('no subscription');
  return subscription;
}
