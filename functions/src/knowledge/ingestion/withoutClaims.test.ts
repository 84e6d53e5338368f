import { expect, it } from 'vitest';
import { withoutClaims } from './withoutClaims.ts';

it('removes the token that opens an upload, and whatever its client said (A-125, T-08)', () => {
  expect(withoutClaims()).toEqual({ firebaseStorageDownloadTokens: null });
  const claims = { firebaseStorageDownloadTokens: 'a,b', orgId: 'other' };
  expect(withoutClaims(claims)).toEqual({ firebaseStorageDownloadTokens: null, orgId: null });
});
