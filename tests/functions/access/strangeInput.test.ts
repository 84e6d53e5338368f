import { acceptInvite, readInvite, setUpInvitedAccount } from '@parlance/domain/contracts/members';
import {
  changePassword,
  completeSignUp,
  confirmEmail,
  confirmEmailChange,
  deleteAccount,
  requestEmailChange,
  requestPasswordReset,
  resendConfirmation,
  resetPassword,
  saveOnboarding,
  signUp,
} from '@parlance/domain/contracts/accounts';
import { EMPTY_ANSWERS } from '@parlance/domain/documents/accounts/onboarding';
import { beforeAll, describe, expect, it } from 'vitest';
import { postRaw } from '../../support/callContract.ts';
import { makeUser, type TestUser } from '../../support/makeUser.ts';
import { signUpInput } from '../support/accounts/signUpInput.ts';

const token = 'x'.repeat(43);
const email = 'ada@example.com';
const password = 'analytical engine';

const ANSWERS = { fullName: 'Ada', organizationName: 'One', businessType: 'retail', country: 'DE', locale: 'en' };

/** Every callable of an account, with an input of the right form. */
const CALLS: { name: string; access: { kind: string }; input: Readonly<Record<string, unknown>> }[] = [
  { ...acceptInvite, input: { token } },
  { ...changePassword, input: { password } },
  { ...completeSignUp, input: { answers: ANSWERS } },
  { ...confirmEmail, input: { token } },
  { ...confirmEmailChange, input: { token } },
  { ...deleteAccount, input: {} },
  { ...readInvite, input: { token } },
  { ...requestEmailChange, input: { email, locale: 'en' } },
  { ...requestPasswordReset, input: { email, locale: 'en' } },
  { ...resendConfirmation, input: { email, locale: 'en' } },
  { ...resetPassword, input: { token, password } },
  { ...saveOnboarding, input: { onboarding: { answers: EMPTY_ANSWERS, step: 1, status: 'open' } } },
  { ...setUpInvitedAccount, input: { token, fullName: 'Ada', password, locale: 'en' } },
  { ...signUp, input: { ...signUpInput() } },
];

const STRANGE = [7.5, true, [], [[]], { $gt: '' }, [{ __proto__: null }], '\u0000', '\u202e', ' ', 'x'.repeat(9_000)];

const CORRELATION_ID: unknown = expect.stringMatching(/^[A-Za-z0-9]{22}$/);

let user: TestUser;

beforeAll(async () => {
  user = await makeUser();
});

describe.each(CALLS)('$name', ({ name, input }) => {
  it('refuses every field of another form, and fields that it does not have, without an accident (T-02, T-15)', async () => {
    const send = (data: unknown) => postRaw(name, data, user.idToken);
    const wrong: unknown[] = [null, 'x', [], { ...input, uid: 'me' }, { ...input, orgId: 'org', role: 'owner' }];
    for (const field of Object.keys(input)) wrong.push(...STRANGE.map((value) => ({ ...input, [field]: value })));
    for (const data of wrong) {
      const { status, code, body } = await send(data);
      expect({ status, code }).toEqual({ status: 400, code: 'invalid-input' });
      // The whole answer, so that nothing of the accident's innards can be in it. Ids are random and could spell anything.
      expect(JSON.parse(body)).toEqual({
        error: {
          status: 'INVALID_ARGUMENT',
          message: 'invalid-input',
          details: { code: 'invalid-input', correlationId: CORRELATION_ID, figures: {} },
        },
      });
    }
  });
});

it.each(CALLS.filter(({ access }) => access.kind !== 'public'))(
  '$name is closed to who is not signed in (A-85)',
  async ({ name, input }) => {
    expect((await postRaw(name, input)).code).toBe('unauthenticated');
  },
);
