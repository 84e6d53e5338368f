import * as contracts from '@parlance/domain/contracts/billing';
import { expect, it } from 'vitest';
import { callContract } from '../../support/callContract.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { STATES } from '../../support/billing/STATES.ts';
import { makeSubscription } from '../support/billing/makeSubscription.ts';

/** True iff a call is refused for the state that the subscription is in; Stripe knows none of these subscriptions. */
async function isRefused(call: Promise<unknown>): Promise<boolean> {
  const code = await call.then(
    () => 'no error',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  expect(code).toMatch(/^(no error|plan-exists|plan-missing|billing-unavailable)$/);
  return code.startsWith('plan-');
}

/** One state of each status: what else decides is what visitors hear, and no call of an owner's. */
const BY_STATUS = STATES.filter(
  ({ subscription }, at) => STATES.findIndex((other) => other.subscription?.status === subscription?.status) === at,
);

it.concurrent.each(BY_STATUS)(
  '$name: calls are refused that the state does not allow, and no others',
  async (state) => {
    const { org, subscription, owner } = state;
    const stored = subscription === null ? null : makeSubscription(subscription);
    const { orgId, users } = await makeOrg({ ...org, subscription: stored });
    const { idToken } = users.owner;
    const calls = {
      buy: [() => callContract(contracts.startCheckout, { orgId, plan: 'business', locale: 'en' }, idToken)],
      manage: [
        () => callContract(contracts.reactivateSubscription, { orgId }, idToken),
        () => callContract(contracts.resumeSubscription, { orgId }, idToken),
        () =>
          callContract(
            contracts.cancelSubscription,
            { orgId, when: 'now', reason: '', phrase: 'cancel subscription' },
            idToken,
          ),
      ],
      change: [
        () => callContract(contracts.changePlan, { orgId, plan: 'business', when: 'now' }, idToken),
        () => callContract(contracts.previewPlanChange, { orgId, plan: 'business' }, idToken),
        () => callContract(contracts.undoScheduledChange, { orgId }, idToken),
        () => callContract(contracts.pauseSubscription, { orgId, months: 1 }, idToken),
        () => callContract(contracts.acceptRetentionOffer, { orgId }, idToken),
      ],
    };
    for (const [kind, each] of Object.entries(calls)) {
      const refused = await Promise.all(each.map((call) => isRefused(call())));
      expect([kind, ...refused]).toEqual([kind, ...each.map(() => !owner.includes(kind))]);
    }
  },
);
