import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { db } from '../../platform/app.ts';
import { refs } from '../../platform/refs.ts';
import { isConfirmed } from '../../access/isConfirmed.ts';

/**
 * Takes from an account every way of signing in but `kept`. Clients can link providers past this product, so nothing says who
 * did. An account that was never confirmed may be somebody else's altogether: it also loses its second factors and the answers
 * of its sign-up.
 */
export async function dropSignInMethods(account: UserRecord, kept: 'password' | 'google.com'): Promise<void> {
  const { uid, providerData } = account;
  const providersToUnlink = providerData.map(({ providerId }) => providerId).filter((method) => method !== kept);
  const isForeign = !isConfirmed(account);
  await getAuth().updateUser(uid, {
    providersToUnlink,
    ...(isForeign ? { multiFactor: { enrolledFactors: null } } : {}),
  });
  if (!isForeign) return;
  await db.runTransaction(async (transaction) => {
    const profile = await transaction.get(refs.user(uid));
    if (profile.exists) transaction.update(profile.ref, { signUp: null });
  });
}
