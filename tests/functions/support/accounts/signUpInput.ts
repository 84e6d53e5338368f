import { newId } from '@parlance/domain/ids';
import { TERMS_VERSION } from '@parlance/domain/site/TERMS_VERSION';
import type { SignUpInput } from '../../../../functions/src/identity/accounts/signUp.ts';

/** A filled-in sign-up form for an address that nobody has. */
export function signUpInput(overrides: Partial<SignUpInput> = {}): SignUpInput {
  return {
    fullName: 'Ada Lovelace',
    organizationName: 'Engines GmbH',
    email: `${newId().toLowerCase()}@example.com`,
    password: 'analytical engine',
    businessType: 'retail',
    country: 'DE',
    locale: 'en',
    terms: TERMS_VERSION,
    ...overrides,
  };
}
