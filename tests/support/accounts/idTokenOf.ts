import { HOUR_MS, SECOND_MS } from '@parlance/domain/durations';
import { suiteUrls } from '../suiteUrls.ts';
import { unsignedToken } from './unsignedToken.ts';

/**
 * The ID token that the Authentication emulator gives to somebody who has just signed in with a confirmed address and a
 * password: it signs none, so nobody has to ask it for one.
 */
export function idTokenOf({ uid, email }: { uid: string; email: string }): string {
  const now = Math.floor(Date.now() / SECOND_MS);
  return unsignedToken({
    confirmedEmail: email,
    email,
    email_verified: true,
    auth_time: now,
    user_id: uid,
    firebase: { identities: { email: [email] }, sign_in_provider: 'password' },
    iat: now,
    exp: now + HOUR_MS / SECOND_MS,
    aud: suiteUrls.projectId,
    iss: `https://securetoken.google.com/${suiteUrls.projectId}`,
    sub: uid,
  });
}
