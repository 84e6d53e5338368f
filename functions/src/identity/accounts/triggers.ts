import { isVisitorUid } from '@parlance/domain/identity';
import { onDocumentUpdated } from 'firebase-functions/firestore';
import { beforeUserCreated, HttpsError } from 'firebase-functions/identity';
import { BACKGROUND } from '../../kernel/platform/sizes/BACKGROUND.ts';
import { handleEvent } from '../../kernel/platform/log/handleEvent.ts';
import { whenServed } from '../../kernel/platform/whenServed.ts';

const load = whenServed('onProfileUpdated', () => import('./copyName.ts'));

/** users/{uid} updated: a changed name goes to the person's memberships. */
export const onProfileUpdated = onDocumentUpdated(
  { document: 'users/{uid}', retry: true, ...BACKGROUND },
  async (event) => {
    const { data } = event;
    if (data === undefined || data.before.get('name') === data.after.get('name')) return;
    await handleEvent(event, { name: 'onProfileUpdated' }, async () => {
      const { copyName } = await load();
      await copyName(event.params.uid);
    });
  },
);

const PROVIDERS = new Set(['google.com', 'microsoft.com']);

/**
 * Called by Authentication before a client makes an account; the Admin SDK's are not asked about. Only people who come with
 * Google or Microsoft make one themselves, confirmed where the provider vouches for the address: accounts with a password are
 * made by signUp and setUpInvitedAccount alone. The account of a visitor's browser becomes nobody's.
 */
export const beforeAccountCreated = beforeUserCreated(BACKGROUND, ({ data, additionalUserInfo }) => {
  if (data === undefined || isVisitorUid(data.uid) || !PROVIDERS.has(additionalUserInfo?.providerId ?? '')) {
    throw new HttpsError('permission-denied', 'Accounts are made by the product.');
  }
  return data.emailVerified ? { customClaims: { confirmedEmail: data.email } } : {};
});
