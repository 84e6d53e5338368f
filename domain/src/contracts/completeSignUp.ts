import * as z from 'zod/mini';
import { BUSINESS_TYPES } from '../businessTypes.ts';
import { COUNTRIES } from '../countries.ts';
import { idSchema } from '../ids.ts';
import { LIMITS } from '../limits.ts';
import { LOCALES } from '../locales.ts';
import { defineContract } from './contract.ts';
import { lineField } from './fields.ts';

/**
 * After the e-mail is confirmed: makes the organization and its owner. `answers` come from the completion screen of people
 * who signed in with Google or Microsoft; null takes those of the sign-up form. Any number of calls make one organization.
 * Fails with `not-found` where there are no answers, with `unauthenticated` where the way of signing in is no longer the account's.
 */
export const completeSignUp = defineContract({
  name: 'completeSignUp',
  access: { kind: 'user' },
  input: z.strictObject({
    answers: z.nullable(
      z.strictObject({
        fullName: lineField(LIMITS.nameCharacters),
        organizationName: lineField(LIMITS.nameCharacters),
        businessType: z.enum(BUSINESS_TYPES),
        country: z.enum(COUNTRIES),
        locale: z.enum(LOCALES),
      }),
    ),
  }),
  output: z.strictObject({ orgId: idSchema }),
});
