import { AppError } from '@parlance/domain/errors';
import type { CallableRequest } from 'firebase-functions/https';
import { type Account, requireAccount } from './requireAccount.ts';

/** Somebody whose e-mail address is confirmed. */
export type Person = Omit<Account, 'isConfirmed'>;

/** The signed-in person. Throws `unauthenticated` or `email-not-confirmed`. */
export function requireConfirmed(auth: CallableRequest['auth']): Person {
  const { isConfirmed, ...person } = requireAccount(auth);
  if (!isConfirmed) throw new AppError('email-not-confirmed');
  return person;
}
