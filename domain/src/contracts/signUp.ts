import * as z from 'zod/mini';
import { BUSINESS_TYPES } from '../businessTypes.ts';
import { COUNTRIES } from '../countries.ts';
import { LIMITS } from '../limits.ts';
import { LOCALES } from '../locales.ts';
import { defineContract } from './contract.ts';
import { emailField, lineField, passwordField } from './fields.ts';

/** Makes an account that waits for its e-mail to be confirmed. The answer is the same whether or not the address is known. Fails with `password-common`. */
export const signUp = defineContract({
  name: 'signUp',
  access: { kind: 'public' },
  input: z.strictObject({
    fullName: lineField(LIMITS.nameCharacters),
    organizationName: lineField(LIMITS.nameCharacters),
    email: emailField,
    password: passwordField,
    businessType: z.enum(BUSINESS_TYPES),
    country: z.enum(COUNTRIES),
    locale: z.enum(LOCALES),
  }),
  output: z.strictObject({}),
});
