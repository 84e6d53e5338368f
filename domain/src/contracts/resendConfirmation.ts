import * as z from 'zod/mini';
import { LOCALES } from '../locales.ts';
import { defineContract } from './contract.ts';
import { emailField } from './fields.ts';

/** Sends the confirmation mail again, at most once a minute. The answer is the same whether or not the address is known. */
export const resendConfirmation = defineContract({
  name: 'resendConfirmation',
  access: { kind: 'public' },
  input: z.strictObject({ email: emailField, locale: z.enum(LOCALES) }),
  output: z.strictObject({}),
});
