import { HOUR_MS } from '@parlance/domain/durations';
import { AppError } from '@parlance/domain/errors';
import { newId } from '@parlance/domain/ids';
import type { Locale } from '@parlance/domain/locales';
import { getAuth } from 'firebase-admin/auth';
import { ACCOUNT_FLOOR_MS } from '../accounts/ACCOUNT_FLOOR_MS.ts';
import { findUser } from '../../kernel/access/findUser.ts';
import { isConfirmed } from '../../kernel/access/isConfirmed.ts';
import { confirmAddress } from '../accounts/sessions/confirmAddress.ts';
import { removeUnconfirmed } from '../accounts/sessions/removeUnconfirmed.ts';
import { removeUser } from '../../kernel/access/removeUser.ts';
import { requireUncommon } from '../accounts/requireUncommon.ts';
import { isAuthError } from '../../kernel/platform/isAuthError.ts';
import { takeAtLeast } from '../../kernel/platform/limits/takeAtLeast.ts';
import { takeRateLimit } from '../../kernel/platform/limits/takeRateLimit.ts';
import { findInvite } from './findInvite.ts';
import { joinOrg } from './joinOrg.ts';

export interface SetUpInput {
  token: string;
  fullName: string;
  password: string;
  locale: Locale;
}

/**
 * Makes the account of an invited person and joins: both or neither. The mail with the token has confirmed the address, so an
 * unconfirmed account of it is replaced. Answers the address.
 * Throws `token-invalid`, `token-other-account` where the address has an account, `password-common`, `rate-limited` or what `joinOrg` throws.
 */
export async function setUpInvitedAccount(input: SetUpInput, address: string): Promise<string> {
  return takeAtLeast(ACCOUNT_FLOOR_MS, async () => {
    await takeRateLimit(`setUp:${address}`, 30, HOUR_MS);
    const { email } = (await findInvite(input.token)).invite;
    requireUncommon(input.password, email);
    const existing = await findUser(email);
    if (isConfirmed(existing)) throw new AppError('token-other-account');
    if (existing !== undefined) await removeUnconfirmed(existing.uid);
    const uid = newId();
    await createAccount(uid, email, input);
    try {
      await joinOrg(input.token, { uid, email, name: input.fullName, locale: input.locale, authTime: 0 });
    } catch (error) {
      await removeUser(uid);
      throw error;
    }
    return email;
  });
}

async function createAccount(uid: string, email: string, { fullName, password }: SetUpInput): Promise<void> {
  try {
    await getAuth().createUser({ uid, email, password, displayName: fullName });
    await confirmAddress(uid, email);
  } catch (error) {
    throw isAuthError(error, 'auth/email-already-exists') ? new AppError('token-other-account') : error;
  }
}
