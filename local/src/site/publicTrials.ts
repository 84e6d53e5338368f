import { idSchema } from '@parlance/domain/ids';
import { ExpectedError } from '../errors/ExpectedError.ts';
import type { SiteIdentity } from '../product/publishSite.ts';
import type { Parameters } from './readParameters.ts';

/**
 * Trials that the public pages offer, by the functions' own parameters: those without a chatbot, or without room, are not shown.
 * Throws an `ExpectedError` if `DEMO_CHATBOT_ID` is not a chatbot's id or `SITE_TRIALS_MAX` is not a number.
 */
export function publicTrials(parameters: Parameters): Pick<SiteIdentity, 'demoChatbotId' | 'hasTrials'> {
  const { DEMO_CHATBOT_ID: demoChatbotId = '', SITE_TRIALS_MAX: max = '0' } = parameters;
  if (demoChatbotId !== '' && !idSchema.safeParse(demoChatbotId).success)
    throw new ExpectedError(`DEMO_CHATBOT_ID must be the id of a chatbot, not "${demoChatbotId}".`);
  if (!/^\d{1,4}$/.test(max)) throw new ExpectedError(`SITE_TRIALS_MAX must be a whole number, not "${max}".`);
  return { demoChatbotId, hasTrials: Number(max) > 0 };
}
