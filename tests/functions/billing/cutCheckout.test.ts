import { startCheckout } from '@parlance/domain/contracts/billing';
import { checkoutSessionSchema } from '@parlance/domain/documents/billing/checkoutSession';
import { paths } from '@parlance/domain/paths';
import type { PaidPlan } from '@parlance/domain/plans';
import { FieldValue } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { admin } from '../../support/admin.ts';
import { callContract } from '../../support/callContract.ts';
import { makeTeam } from '../../support/accounts/makeTeam.ts';
import { stripe } from '../support/billing/stripe.ts';

/** A purchase as a process leaves it that is killed once the purchase is stored, with or without Stripe's session. */
async function cutPurchase() {
  const { orgId, users } = await makeTeam({ plan: 'trial', trialEndsAt: new Date(0) });
  const start = (plan: PaidPlan) => callContract(startCheckout, { orgId, plan, locale: 'en' }, users.owner.idToken);
  const { checkoutId, url } = await start('pro');
  const ref = admin.db.doc(paths.checkoutSession(orgId, checkoutId));
  const { sessionId = '' } = checkoutSessionSchema.parse((await ref.get()).data());
  await ref.update({ url: FieldValue.delete(), sessionId: FieldValue.delete() });
  return { start, checkoutId, url, sessionId };
}

it('a purchase that was cut before its page was stored goes on with the next click, as the same one', async () => {
  const { start, checkoutId, url } = await cutPurchase();
  expect(await start('pro')).toEqual({ checkoutId, url });
});

it('a purchase that was cut is closed for one of another plan', async () => {
  const { start, checkoutId, sessionId } = await cutPurchase();
  const other = await start('starter');
  expect(other.checkoutId).not.toBe(checkoutId);
  expect((await stripe.checkout.sessions.retrieve(sessionId)).status).toBe('expired');
});
