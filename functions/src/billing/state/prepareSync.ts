import { isLive } from '@parlance/domain/billing/isLive';
import type { Subscription } from '@parlance/domain/documents/billing/subscription';
import type { Org } from '@parlance/domain/documents/organizations/org';
import { paths } from '@parlance/domain/paths';
import { dequal } from 'dequal/lite';
import type { Transaction } from 'firebase-admin/firestore';
import { recordActivity } from '../../kernel/activity/recordActivity.ts';
import { subscriptionDocument } from '../documents/subscriptionDocument.ts';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { fetchSubscription } from '../stripe/stripeSubscription.ts';
import { actorOf, STRIPE_ACTOR } from './actorOf.ts';
import { activityOfChange } from './activityOfChange.ts';
import { mailsOfChange } from './mailsOfChange.ts';
import { projectSubscription } from './projectSubscription.ts';
import { queueBillingMail } from '../queueBillingMail.ts';
import { type OwnedOrg, readOwner } from '../readOwner.ts';
import { replaces } from './replaces.ts';

/** Writes what was prepared. True iff it changes what the organization's document says. */
export type Write = () => Promise<boolean>;

interface Actor {
  uid: string;
  name: string;
}

const NOTHING: Write = async () => false;

/** A subscription that never began leaves the plan as it was. */
function planAfter(org: Org, { status, plan }: Subscription): Org['plan'] {
  return status === 'incomplete' || status === 'incomplete_expired' ? org.plan : plan;
}

/** Reads the author of a change of an organization's subscription, with the name as the organization knows it. */
async function readActor(transaction: Transaction, { orgId, org }: OwnedOrg, next: Subscription): Promise<Actor> {
  const state = (await transaction.get(refs.billingState(orgId))).data();
  const isPurchase = isLive(next) && !isLive(org.subscription);
  const uid = actorOf(state, org.ownerUid, isPurchase, new Date());
  if (uid === undefined) return STRIPE_ACTOR;
  return { uid, name: (await transaction.get(refs.member(orgId, uid))).data()?.name ?? '' };
}

async function writeOrg(transaction: Transaction, owned: OwnedOrg, next: Subscription, actor: Actor): Promise<boolean> {
  const { orgId, org } = owned;
  if (!replaces(org.subscription, next)) return false;
  const plan = planAfter(org, next);
  if (plan === org.plan && dequal(org.subscription, next)) return false;
  transaction.update(refs.org(orgId), { plan, subscription: next });
  if (isLive(next) && !isLive(org.subscription)) {
    transaction.set(refs.billingState(orgId), { checkout: null }, { merge: true });
  }
  for (const entry of activityOfChange(org.subscription, next, new Date())) {
    recordActivity(transaction, orgId, actor, { ...entry, subject: '' });
  }
  for (const { kind, at } of mailsOfChange(org.subscription, next)) {
    await queueBillingMail(transaction, owned, kind, { plan: next.plan, at });
  }
  return true;
}

/**
 * Reads organization and subscription inside a transaction and returns what writes them: the extension's document, and plan
 * and subscription of the organization. Stripe is asked after the organization was read, so of two transactions the one that
 * commits later has seen the later state, whatever events brought them.
 */
export async function prepareSync(transaction: Transaction, orgId: string, subscriptionId: string): Promise<Write> {
  const owned = await readOwner(transaction, orgId);
  if (owned === undefined) return NOTHING;
  const stripe = await fetchSubscription(subscriptionId);
  if (stripe === undefined) return NOTHING;
  const next = projectSubscription(stripe);
  const actor = next === undefined ? STRIPE_ACTOR : await readActor(transaction, owned, next);
  return async () => {
    transaction.set(db.doc(paths.subscription(orgId, stripe.id)), subscriptionDocument(stripe));
    return next === undefined ? false : writeOrg(transaction, owned, next, actor);
  };
}
