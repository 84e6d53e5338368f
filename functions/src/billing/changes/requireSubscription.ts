import { isInGoodStanding } from '@parlance/domain/billing/isInGoodStanding';
import { isLive } from '@parlance/domain/billing/isLive';
import type { Subscription } from '@parlance/domain/documents/billing/subscription';
import type { Org } from '@parlance/domain/documents/organizations/org';
import { AppError } from '@parlance/domain/errors';
import { refs } from '../../kernel/platform/refs.ts';

/** The subscription of an organization, by its own document. Throws `plan-missing` where none runs. */
export async function requireSubscription(orgId: string): Promise<{ org: Org; subscription: Subscription }> {
  const org = (await refs.org(orgId).get()).data();
  const subscription = org?.subscription ?? null;
  if (org === undefined || subscription === null || !isLive(subscription)) throw new AppError('plan-missing');
  return { org, subscription };
}

/** The same for what only a subscription that is paid, or on trial, can have. */
export async function requireGoodStanding(orgId: string): Promise<{ org: Org; subscription: Subscription }> {
  const found = await requireSubscription(orgId);
  if (!isInGoodStanding(found.subscription)) throw new AppError('plan-missing');
  return found;
}
