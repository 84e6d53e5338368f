import type { Person } from '../../../../functions/src/kernel/access/requireConfirmed.ts';
import { tokenClaims } from './tokenClaims.ts';

/** The caller that a use case gets from the wrapper of its callable, out of an ID token. */
export function personOf({ idToken }: { idToken: string }): Person {
  const claims = tokenClaims(idToken);
  return {
    uid: claims.user_id,
    email: claims.email ?? '',
    authTime: claims.auth_time,
    provider: claims.firebase.sign_in_provider,
  };
}
