import { startCheckout } from '@parlance/domain/contracts/billing';
import { checkoutSessionSchema } from '@parlance/domain/documents/billing/checkoutSession';
import type { Subscription } from '@parlance/domain/documents/billing/subscription';
import { type Org, orgSchema } from '@parlance/domain/documents/organizations/org';
import { paths } from '@parlance/domain/paths';
import type { PaidPlan } from '@parlance/domain/plans';
import { admin } from '../../../support/admin.ts';
import { callContract } from '../../../support/callContract.ts';
import { makeTeam, type TestTeam } from '../../../support/accounts/makeTeam.ts';
import { untilDocument } from '../../../support/untilDocument.ts';
import { control } from './stripe.ts';

export interface Subscribed extends TestTeam {
  subscription: Subscription;
}

/** An organization as it is stored. */
export async function readOrg(orgId: string): Promise<Org> {
  return orgSchema.parse((await admin.db.doc(paths.org(orgId)).get()).data());
}

/** Begins a purchase as the owner and returns Stripe's session once the trigger has made it. */
export async function openCheckout({ orgId, users }: TestTeam, plan: PaidPlan): Promise<string> {
  const { checkoutId } = await callContract(startCheckout, { orgId, plan, locale: 'en' }, users.owner.idToken);
  const path = paths.checkoutSession(orgId, checkoutId);
  const { sessionId = '' } = await untilDocument(path, checkoutSessionSchema, ({ url }) => url !== undefined);
  return sessionId;
}

/** A new organization that has bought a plan, through the page and the webhooks. */
export async function subscribe(plan: PaidPlan, overrides: Partial<Org> = {}): Promise<Subscribed> {
  const org = await makeTeam({ plan: 'trial', trialEndsAt: new Date(0), memberCount: 1, ...overrides });
  await control('pay', { session: await openCheckout(org, plan) });
  await control('idle');
  const { subscription } = await readOrg(org.orgId);
  if (subscription === null) throw new Error('no subscription arrived');
  return { ...org, subscription };
}
