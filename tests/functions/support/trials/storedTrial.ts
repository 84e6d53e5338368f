import { newId } from '@parlance/domain/ids';
import { hashSecret } from '../../../../functions/src/kernel/platform/secrets/hashSecret.ts';
import { storeTrial } from '../../../../functions/src/edge/trials/storeTrial.ts';
import { TRIAL_PROFILE } from './TRIAL_PROFILE.ts';
import { trialOf } from './trialOf.ts';

/** A trial of which nothing has been read, begun at `now`. */
export async function storedTrial(now = new Date()) {
  const key = newId();
  await storeTrial(hashSecret(key), TRIAL_PROFILE, 1000, now);
  return { key, ...(await trialOf(key)) };
}
