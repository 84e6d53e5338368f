import type { AccountToken } from '@parlance/domain/documents/accounts/accountToken';
import { AppError } from '@parlance/domain/errors';
import type { Transaction } from 'firebase-admin/firestore';
import { hashSecret } from '../kernel/platform/secrets/hashSecret.ts';
import { refs } from '../kernel/platform/refs.ts';

type Purpose = AccountToken['purpose'];

/** A token of one purpose. */
export type TokenFor<P extends Purpose> = AccountToken & { purpose: P };

function isFor<P extends Purpose>(token: AccountToken, purpose: P): token is TokenFor<P> {
  return token.purpose === purpose;
}

/**
 * The token of a secret, without using it up. Throws `token-invalid` where it is unknown, used, expired or made for something
 * else, and does not say which.
 */
export async function readToken<P extends Purpose>(
  secret: string,
  purpose: P,
  transaction?: Transaction,
): Promise<TokenFor<P>> {
  const ref = refs.accountToken(hashSecret(secret));
  const token = (await (transaction === undefined ? ref.get() : transaction.get(ref))).data();
  if (token === undefined || !isFor(token, purpose) || token.expiresAt.getTime() <= Date.now()) {
    throw new AppError('token-invalid');
  }
  return token;
}
