import type { SiteTrial } from '@parlance/domain/documents/siteTrial';
import { AppError } from '@parlance/domain/errors';
import { hashSecret } from '../platform/hashSecret.ts';
import { refs } from '../platform/refs.ts';

export interface OpenTrial extends SiteTrial {
  trialId: string;
}

/** The trial that a key opens, as long as it lasts, else undefined. */
export async function findTrial(key: string, now: Date): Promise<OpenTrial | undefined> {
  const trialId = hashSecret(key);
  const trial = (await refs.siteTrial(trialId).get()).data();
  return trial === undefined || trial.expiresAt <= now ? undefined : { ...trial, trialId };
}

/** The trial that a key opens. Throws `not-found` for one that is over, taken over or was never begun. */
export async function requireTrial(key: string, now: Date): Promise<OpenTrial> {
  const trial = await findTrial(key, now);
  if (trial === undefined) throw new AppError('not-found');
  return trial;
}
