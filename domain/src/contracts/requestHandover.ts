import * as z from 'zod/mini';
import { idSchema } from '../ids.ts';
import { LIMITS } from '../limits.ts';
import { LOCALES } from '../locales.ts';
import { defineContract } from './contract.ts';
import { emailField, optionalLineField } from './fields.ts';

/**
 * Asks for a person. Whoever left an address becomes a lead if nobody comes within the chatbot's minutes. Asking again while
 * one is being waited for changes nothing. Fails with `handover-closed` where it is not offered, or outside opening hours.
 */
export const requestHandover = defineContract({
  name: 'requestHandover',
  access: { kind: 'visitor' },
  input: z.strictObject({
    token: z.string().check(z.maxLength(2000)),
    handoverId: idSchema,
    name: optionalLineField(LIMITS.nameCharacters),
    email: z.union([z.literal(''), emailField]),
    locale: z.enum(LOCALES),
  }),
  output: z.strictObject({
    /** Minutes until the visitor is told that nobody is free. */
    minutes: z.int(),
  }),
});
