import { tokenClaims } from './tokenClaims.ts';

/** An ID token with other claims. The emulators take it: their tokens carry no signature. */
export function forgeToken(idToken: string, claims: Readonly<Record<string, unknown>>): string {
  const [header = ''] = idToken.split('.');
  const payload = Buffer.from(JSON.stringify({ ...tokenClaims(idToken), ...claims })).toString('base64url');
  return `${header}.${payload}.`;
}
