import * as z from 'zod/mini';
import { LOCALES } from '../locales.ts';
import { defineContract } from './contract.ts';
import { emailField } from './fields.ts';

/** Mails a link to the new address and a notice to the old one. The answer is the same whether or not the address is taken. */
export const requestEmailChange = defineContract({
  name: 'requestEmailChange',
  access: { kind: 'user', isRecent: true },
  input: z.strictObject({ email: emailField, locale: z.enum(LOCALES) }),
  output: z.strictObject({}),
});
