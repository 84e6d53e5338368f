import { unsignedToken } from '../../../support/accounts/unsignedToken.ts';
import { tokenClaims } from './tokenClaims.ts';

/** An ID token with other claims. */
export function forgeToken(idToken: string, claims: Readonly<Record<string, unknown>>): string {
  return unsignedToken({ ...tokenClaims(idToken), ...claims });
}
