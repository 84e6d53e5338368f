import { expiredSiteTrials } from '@parlance/domain/queries/organizations';
import { closeOrg } from '../../identity/closeOrg.ts';
import { enqueueErasure } from '../../identity/enqueueErasure.ts';
import { db } from '../../kernel/platform/app.ts';
import { withLogContext } from '../../kernel/platform/log/logContext.ts';
import { logEvent } from '../../kernel/platform/log/logEvent.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { eachFound } from '../../kernel/platform/schedule/eachFound.ts';
import { type Slice, wholeRun } from '../../kernel/platform/schedule/Slice.ts';
import { queryOf } from '../../kernel/platform/queries/queryOf.ts';

/**
 * Ends one trial, unless another run was faster. Returns its organization where it did: one that an account has taken over
 * is a customer's, and nothing goes but the mark of the trial's key.
 */
async function endTrial(trialId: string, now: Date): Promise<string | undefined> {
  return db.runTransaction(async (transaction) => {
    const trial = (await transaction.get(refs.siteTrial(trialId))).data();
    if (trial === undefined || trial.expiresAt > now) return undefined;
    const org = trial.usedAt === null ? (await transaction.get(refs.org(trial.orgId))).data() : undefined;
    if (org !== undefined) await closeOrg(transaction, trial.orgId, org.ownerUid);
    transaction.delete(refs.siteTrial(trialId));
    return org === undefined ? undefined : trial.orgId;
  });
}

/**
 * Removes the trials whose hour is over: access and answers in one transaction each, and what lies below by the erasure of
 * organizations, which is taken up when it is cut. One that fails holds up no other. Safe to run any number of times, also at the same time.
 */
export async function endSiteTrials({ now, isOver }: Slice = wholeRun()): Promise<void> {
  const over = queryOf(refs.siteTrials(), expiredSiteTrials, { expiresAt: now });
  await eachFound(over, isOver, ({ id }) => tryToEnd(id, now));
}

async function tryToEnd(trialId: string, now: Date): Promise<void> {
  try {
    const orgId = await endTrial(trialId, now);
    if (orgId !== undefined) await withLogContext({ orgId }, () => enqueueErasure(orgId, 'first'));
  } catch (error) {
    // The next minute finds it again.
    logEvent('site trial not ended', {}, error);
  }
}
