import { AppError } from '@parlance/domain/errors';
import type { CallableRequest } from 'firebase-functions/https';

export interface Person {
  uid: string;
  email: string;
}

/** The signed-in person. Throws `unauthenticated` or `email-not-confirmed`. */
export function requireConfirmed(auth: CallableRequest['auth']): Person {
  if (auth === undefined || auth.token.email === undefined) throw new AppError('unauthenticated');
  if (auth.token.email_verified !== true) throw new AppError('email-not-confirmed');
  return { uid: auth.uid, email: auth.token.email };
}
