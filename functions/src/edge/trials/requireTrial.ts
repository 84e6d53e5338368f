import type { SiteTrial } from '@parlance/domain/documents/siteTrial';
import { AppError } from '@parlance/domain/errors';
import { hashSecret } from '../../kernel/platform/secrets/hashSecret.ts';
import { refs } from '../../kernel/platform/refs.ts';
import type { Transaction } from 'firebase-admin/firestore';

export interface OpenTrial extends SiteTrial {
  trialId: string;
}

/**
 * The trial that a key opens, as long as it lasts, else undefined. Throws `not-found` for a key that is used: an account has taken
 * its trial over, and it begins no other one.
 */
export async function findTrial(key: string, now: Date): Promise<OpenTrial | undefined> {
  const trialId = hashSecret(key);
  const trial = (await refs.siteTrial(trialId).get()).data();
  if (trial !== undefined && trial.usedAt !== null) throw new AppError('not-found');
  return trial === undefined || trial.expiresAt <= now ? undefined : { ...trial, trialId };
}

/** The trial that a key opens. Throws `not-found` for one that is over, taken over or was never begun. */
export async function requireTrial(key: string, now: Date): Promise<OpenTrial> {
  const trial = await findTrial(key, now);
  if (trial === undefined) throw new AppError('not-found');
  return trial;
}

/**
 * Makes sure in a transaction that a trial is still there: of it and of an account that takes it over, one comes first. Throws
 * `not-found`.
 */
export async function recheckTrial(transaction: Transaction, trialId: string): Promise<void> {
  const trial = (await transaction.get(refs.siteTrial(trialId))).data();
  if (trial === undefined || trial.usedAt !== null) throw new AppError('not-found');
}
