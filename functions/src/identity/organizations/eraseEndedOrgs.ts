import { BILLING } from '@parlance/domain/billing/BILLING';
import { orgSchema } from '@parlance/domain/documents/organizations/org';
import { DAY_MS } from '@parlance/domain/durations';
import { endedOrgs } from '@parlance/domain/queries/organizations';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { billingMessage } from '../../billing/queueBillingMail.ts';
import { readOwner } from '../../billing/readOwner.ts';
import { queueMailOnce } from '../../delivery/queueMailOnce.ts';
import { db } from '../../kernel/platform/app.ts';
import { queryOf } from '../../kernel/platform/queries/queryOf.ts';
import { withLogContext } from '../../kernel/platform/log/logContext.ts';
import { logEvent } from '../../kernel/platform/log/logEvent.ts';
import { resumeAfter } from '../../kernel/platform/schedule/resumeAfter.ts';
import { type Rest, type Slice, wholeRun } from '../../kernel/platform/schedule/Slice.ts';
import { endOrg } from './endOrg.ts';
import { enqueueErasure } from '../enqueueErasure.ts';

const PAGE = 100;

/** Ends an organization whose data is kept no longer, unless it has gone on meanwhile. */
async function endNow(orgId: string, now: Date): Promise<void> {
  const isEnded = await db.runTransaction(async (transaction) => {
    const owned = await readOwner(transaction, orgId);
    const erasedAt = owned?.org.subscription?.erasedAt ?? null;
    if (owned?.owner === undefined || erasedAt === null || erasedAt > now) return false;
    await endOrg(transaction, orgId, owned.org, { uid: owned.org.ownerUid, email: owned.owner.email });
    return true;
  });
  if (isEnded) await enqueueErasure(orgId, 'first');
}

/** Tells the owner how long the data is kept, once for each notice. */
async function tellOwner(orgId: string, erasedAt: Date, now: Date): Promise<void> {
  const left = (erasedAt.getTime() - now.getTime()) / DAY_MS;
  const notice = BILLING.erasureNoticeDays.findLast((days) => left <= days);
  if (notice === undefined) return;
  const owned = await db.runTransaction((transaction) => readOwner(transaction, orgId), { readOnly: true });
  if (owned?.owner === undefined) return;
  const occasion = ['billing-erasure-ahead', orgId, erasedAt.toISOString(), String(notice)];
  const message = billingMessage(owned, 'billing-erasure-ahead', { at: erasedAt });
  await queueMailOnce(occasion, owned.owner.email, owned.owner.locale, message);
}

async function tryToEnd(found: QueryDocumentSnapshot, now: Date): Promise<void> {
  try {
    const erasedAt = orgSchema.parse(found.data()).subscription?.erasedAt ?? null;
    if (erasedAt === null) return;
    if (erasedAt <= now) await endNow(found.id, now);
    else await tellOwner(found.id, erasedAt, now);
  } catch (error) {
    // The next organization's people were promised the same.
    logEvent('ended organization not erased', {}, error);
  }
}

/**
 * Erases the organizations whose subscription ended `BILLING.dataKeptDays` ago, and tells their owners some days ahead. Safe to
 * run twice at the same time.
 */
export async function eraseEndedOrgs(slice: Slice = wholeRun()): Promise<Rest> {
  const [first] = BILLING.erasureNoticeDays;
  const soon = new Date(slice.now.getTime() + first * DAY_MS);
  const limited = queryOf(db.collection('orgs'), endedOrgs, { 'subscription.erasedAt': soon }).limit(PAGE);
  let { cursor } = slice;
  for (let page = await (await resumeAfter(limited, cursor)).get(); ;) {
    for (const found of page.docs) {
      await withLogContext({ orgId: found.id }, () => tryToEnd(found, slice.now));
      cursor = found.ref.path;
      if (slice.isOver()) return { cursor };
    }
    const last = page.docs.at(-1);
    if (last === undefined || page.size < PAGE) return undefined;
    page = await limited.startAfter(last).get();
  }
}
