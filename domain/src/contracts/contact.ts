import * as z from 'zod/mini';
import { HOUR_MS } from '../durations.ts';
import { emailField, optionalLineField, proofField, textField } from '../fields.ts';
import { idSchema } from '../ids.ts';
import { LIMITS } from '../limits.ts';
import { LOCALES } from '../locales.ts';
import { defineContract } from './contract.ts';

/**
 * Takes a message from the contact page: stored, and mailed to the operator. Each takes some work by the browser (see
 * `PROOF`): the first call fails with `proof-required` and its challenge. Sending the same `requestId` again changes nothing.
 * What only a machine fills in (`website`, or everything within `LIMITS.contactFillMs`) is answered alike and not stored.
 */
export const sendContactRequest = defineContract({
  name: 'sendContactRequest',
  access: { kind: 'public' },
  idempotent: true,
  // Two calls for each message; behind one address prefix there may be a whole company.
  limits: [{ per: 'address', uses: 60, windowMs: HOUR_MS }],
  maxBytes: 32 * 1024,
  input: z.strictObject({
    requestId: idSchema,
    email: emailField,
    phone: optionalLineField(LIMITS.phoneCharacters),
    message: textField(LIMITS.leadMessageCharacters),
    /** Agreed to the privacy policy. */
    consent: z.literal(true),
    locale: z.enum(LOCALES),
    /** A field that people do not see. */
    website: z.string().check(z.maxLength(LIMITS.urlCharacters)),
    /** From the page's opening to sending, in milliseconds. */
    filledMs: z.int().check(z.nonnegative()),
    proof: z.optional(proofField),
  }),
  output: z.strictObject({}),
});
