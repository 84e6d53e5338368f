import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { db } from '../../../kernel/platform/app.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import { isConfirmed } from '../../../kernel/access/isConfirmed.ts';
import { signInMethodsOf } from './signInMethodsOf.ts';

/**
 * Takes from an account every way of signing in but those of `kept`, and notes which it is left with. Clients can link providers past
 * this product, so nothing says who did. An account that was never confirmed may be somebody else's altogether: it also loses its second factors and the answers
 * of its sign-up.
 */
export async function dropSignInMethods(account: UserRecord, kept: readonly string[]): Promise<void> {
  const { uid, providerData } = account;
  const providersToUnlink = providerData.map(({ providerId }) => providerId).filter((method) => !kept.includes(method));
  const isForeign = !isConfirmed(account);
  await getAuth().updateUser(uid, {
    providersToUnlink,
    ...(isForeign ? { multiFactor: { enrolledFactors: null } } : {}),
  });
  const signInMethods = signInMethodsOf(providerData.filter(({ providerId }) => kept.includes(providerId)));
  await db.runTransaction(async (transaction) => {
    const profile = await transaction.get(refs.user(uid));
    if (!profile.exists) return;
    transaction.update(profile.ref, { signInMethods, ...(isForeign ? { signUp: null } : {}) });
  });
}
