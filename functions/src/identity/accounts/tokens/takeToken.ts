import type { AccountToken } from '@parlance/domain/documents/accounts/accountToken';
import type { Transaction } from 'firebase-admin/firestore';
import { hashSecret } from '../../../kernel/platform/secrets/hashSecret.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import { readToken, type TokenFor } from '../../readToken.ts';

/**
 * Uses a token up in the caller's transaction, whose last read this must be: where the transaction throws, the token is as it
 * was. Throws `token-invalid`.
 */
export async function takeToken<P extends AccountToken['purpose']>(
  transaction: Transaction,
  secret: string,
  purpose: P,
): Promise<TokenFor<P>> {
  const token = await readToken(secret, purpose, transaction);
  transaction.delete(refs.accountToken(hashSecret(secret)));
  return token;
}
