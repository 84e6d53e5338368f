import { expect, it } from 'vitest';
import { admin } from '../../support/admin.ts';
import { idTokenOf } from '../../support/accounts/idTokenOf.ts';
import { makeUser } from '../../support/accounts/makeUser.ts';
import { tokenClaims } from '../support/accounts/tokenClaims.ts';

const TIME: unknown = expect.any(Number);

it('tests have the tokens that Authentication gives', async () => {
  const user = await makeUser();
  const own = idTokenOf(user);
  const times = { auth_time: TIME, iat: TIME, exp: TIME };
  expect(tokenClaims(own)).toEqual({ ...tokenClaims(user.idToken), ...times });
  await expect(admin.auth.verifyIdToken(own, true)).resolves.toMatchObject({ uid: user.uid });
});
