import { AppError } from '@parlance/domain/errors';
import { createChallenge } from '../../kernel/access/tokens/proof.ts';
import { config } from '../../kernel/platform/config.ts';
import { findTrial } from './requireTrial.ts';
import { trialSubject } from './trialSubject.ts';

/** Challenge to solve before a trial with this key begins; null where that one is there. Throws `site-trials-full`, or `not-found` for a key that is used. */
export async function prepareSiteTrial(key: string, now = new Date()): Promise<{ challenge: string | null }> {
  if ((await findTrial(key, now)) !== undefined) return { challenge: null };
  if (config().siteTrialsMax === 0) throw new AppError('site-trials-full');
  return { challenge: createChallenge(trialSubject(key), now.getTime()) };
}
