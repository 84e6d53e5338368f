import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import type { Person } from './requireConfirmed.ts';

/** Throws `recent-sign-in-required` where the session began longer than `LIMITS.recentSignInMs` ago. */
export function requireRecent({ authTime }: Pick<Person, 'authTime'>, now = Date.now()): void {
  if (now - authTime * 1000 > LIMITS.recentSignInMs) throw new AppError('recent-sign-in-required');
}
