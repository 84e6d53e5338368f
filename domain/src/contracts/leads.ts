import * as z from 'zod/mini';
import { HOUR_MS } from '../durations.ts';
import { idSchema, storedIdSchema } from '../ids.ts';
import { LIMITS } from '../limits.ts';
import { defineContract } from './contract.ts';
import { emailField, optionalLineField, textField } from '../fields.ts';

/** Leaves a message with the business. `contactId` is made by the widget, so that a repeated send makes one lead. */
export const submitContact = defineContract({
  name: 'submitContact',
  access: { kind: 'visitor' },
  idempotent: true,
  limits: [
    { per: 'address', uses: 30, windowMs: HOUR_MS },
    { per: 'chat', uses: 5, windowMs: HOUR_MS },
  ],
  input: z.strictObject({
    token: z.string().check(z.maxLength(2000)),
    contactId: idSchema,
    name: optionalLineField(LIMITS.nameCharacters),
    email: emailField,
    phone: optionalLineField(LIMITS.phoneCharacters),
    message: textField(LIMITS.leadMessageCharacters),
    consent: z.literal(true),
  }),
  output: z.strictObject({}),
});

/**
 * Deletes leads, with what the outbox says of them, and answers how many were there. The figures stay. Called again, it takes what
 * was left and counts none twice.
 */
export const deleteLeads = defineContract({
  name: 'deleteLeads',
  access: { kind: 'member', action: 'lead.write' },
  idempotent: true,
  limits: [{ per: 'org', uses: 600, windowMs: HOUR_MS }],
  input: z.strictObject({
    orgId: idSchema,
    leadIds: z.array(storedIdSchema).check(z.minLength(1), z.maxLength(LIMITS.leadsPerDelete)),
  }),
  output: z.strictObject({ leads: z.int() }),
});
