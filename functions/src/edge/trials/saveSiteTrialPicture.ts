import { HOUR_MS } from '@parlance/domain/durations';
import { LIMITS } from '@parlance/domain/limits';
import { saveChatbotPicture } from '../../chatbots/saveChatbotPicture.ts';
import { takeRateLimit } from '../../kernel/platform/limits/takeRateLimit.ts';
import { recheckTrial, requireTrial } from './requireTrial.ts';

/**
 * Stores a picture of a trial's chatbot and returns its id. Throws `not-found` once the trial is over or an account has taken it over,
 * `rate-limited` for picture `LIMITS.siteTrialPictures + 1`, and what `saveChatbotPicture` throws.
 * @param data A PNG in base64.
 */
export async function saveSiteTrialPicture(key: string, data: string, now = new Date()): Promise<string | null> {
  const { trialId, orgId, chatbotId, createdAt } = await requireTrial(key, now);
  await takeRateLimit(`siteTrial:pictures:${trialId}`, LIMITS.siteTrialPictures, HOUR_MS, createdAt.getTime());
  return saveChatbotPicture(orgId, chatbotId, data, (transaction) => recheckTrial(transaction, trialId));
}
