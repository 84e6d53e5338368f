import type { AccountToken } from '@parlance/domain/documents/accounts/accountToken';
import { hashSecret } from '../../platform/secrets/hashSecret.ts';
import { newSecret } from '../../platform/secrets/newSecret.ts';
import { refs } from '../../platform/refs.ts';

/** Stores what a link in a mail can do and returns the link's secret, which goes into that mail and nowhere else. */
export async function issueToken(token: AccountToken): Promise<string> {
  const secret = newSecret();
  await refs.accountToken(hashSecret(secret)).create(token);
  return secret;
}
