import * as z from 'zod/mini';
import { LOCALES } from '../locales.ts';
import { defineContract } from './contract.ts';
import { emailField } from './fields.ts';

/** Mails a link to set a new password. The answer is the same whether or not the address is known. */
export const requestPasswordReset = defineContract({
  name: 'requestPasswordReset',
  access: { kind: 'public' },
  input: z.strictObject({ email: emailField, locale: z.enum(LOCALES) }),
  output: z.strictObject({}),
});
