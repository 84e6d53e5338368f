import * as z from 'zod/mini';
import { HOUR_MS } from '../../durations.ts';
import { emailField } from '../../fields.ts';
import { idSchema } from '../../ids.ts';
import { LOCALES } from '../../locales.ts';
import { defineContract } from '../contract.ts';

/**
 * Mails the visitor's own conversation once to an address that the visitor names, who agrees to it. The mail is made of what is stored
 * when it goes out. `transcriptId` is made by the widget: called again, it sends nothing more. Fails with `not-found` where nothing was said
 * yet and where the chatbot does not offer it, and with `transcript-limit-reached` beyond a day's mails (UTC) of the conversation
 * (`LIMITS.transcriptsPerChat`), of the address (`LIMITS.transcriptsPerAddress`) or of the organization (`LIMITS.transcriptsPerDay`).
 */
export const mailTranscript = defineContract({
  name: 'mailTranscript',
  access: { kind: 'visitor' },
  idempotent: true,
  limits: [
    { per: 'address', uses: 30, windowMs: HOUR_MS },
    { per: 'chat', uses: 20, windowMs: HOUR_MS },
  ],
  input: z.strictObject({
    token: z.string().check(z.maxLength(2000)),
    transcriptId: idSchema,
    email: emailField,
    consent: z.literal(true),
    locale: z.enum(LOCALES),
  }),
  output: z.strictObject({}),
});
