import type { SiteTrialProposal, SiteTrialView } from '@parlance/domain/contracts/trials/siteTrials';
import { HOUR_MS } from '@parlance/domain/durations';
import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import { projectWidget } from '../../chatbots/projectWidget.ts';
import { db } from '../../kernel/platform/app.ts';
import { takeRateLimit } from '../../kernel/platform/limits/takeRateLimit.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { readSiteTrial } from './readSiteTrial.ts';
import { recheckTrial, requireTrial } from './requireTrial.ts';

/**
 * Saves what was proposed for a trial's chatbot, with what its chat reads of it. Saving the same again changes nothing. Throws
 * `not-found` once the trial is over or an account has taken it over, and `rate-limited` for change `LIMITS.siteTrialChanges + 1`.
 */
export async function changeSiteTrial(
  key: string,
  proposal: SiteTrialProposal,
  now = new Date(),
): Promise<SiteTrialView> {
  const { trialId, orgId, chatbotId, createdAt } = await requireTrial(key, now);
  // Of the hour in which the trial began: the next one brings no more.
  await takeRateLimit(`siteTrial:changes:${trialId}`, LIMITS.siteTrialChanges, HOUR_MS, createdAt.getTime());
  const { displayName, bubbleButtonColor } = proposal;
  const saved = { ...proposal, name: displayName, userMessageColor: bubbleButtonColor };
  await db.runTransaction(async (transaction) => {
    await recheckTrial(transaction, trialId);
    const [org, chatbot] = await Promise.all([
      transaction.get(refs.org(orgId)).then((found) => found.data()),
      transaction.get(refs.chatbot(orgId, chatbotId)).then((found) => found.data()),
    ]);
    if (org === undefined || chatbot === undefined) throw new AppError('not-found');
    transaction.update(refs.chatbot(orgId, chatbotId), saved);
    transaction.set(refs.widget(chatbotId), projectWidget(orgId, org, { ...chatbot, ...saved }));
  });
  return readSiteTrial(key, now);
}
