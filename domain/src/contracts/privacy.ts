import * as z from 'zod/mini';
import { HOUR_MS } from '../durations.ts';
import { emailField } from '../fields.ts';
import { idSchema } from '../ids.ts';
import { LIMITS } from '../limits.ts';
import { defineContract } from './contract.ts';

/** A visitor, by the address that they left or the website named, or by one conversation of theirs. */
export const personSchema = z.discriminatedUnion('foundBy', [
  z.strictObject({ foundBy: z.literal('email'), email: emailField }),
  z.strictObject({ foundBy: z.literal('chat'), chatId: idSchema }),
]);

export type PersonSubject = z.infer<typeof personSchema>;

/** Says how much an organization holds of a visitor: leads, conversations, mails in the outbox, questions in the figures. */
export const findPerson = defineContract({
  name: 'findPerson',
  access: { kind: 'member', action: 'person.manage' },
  idempotent: true,
  limits: [{ per: 'org', uses: 120, windowMs: HOUR_MS }],
  input: z.strictObject({ orgId: idSchema, person: personSchema }),
  output: z.strictObject({
    leads: z.int(),
    chats: z.int(),
    messages: z.int(),
    mails: z.int(),
    quotes: z.int(),
  }),
});

/** Streams what `findPerson` counts as one JSON text, in order, and answers its number of characters. Fails with `not-found`. */
export const exportPerson = defineContract({
  name: 'exportPerson',
  access: { kind: 'member', action: 'person.manage' },
  idempotent: true,
  limits: [{ per: 'org', uses: 60, windowMs: HOUR_MS }],
  input: z.strictObject({ orgId: idSchema, person: personSchema }),
  output: z.strictObject({ characters: z.int() }),
  chunk: z.strictObject({ text: z.string() }),
});

/**
 * Erases what `findPerson` counts, and the organization's exports, for good. `confirmation` is the address or the conversation's id,
 * typed by the caller, else `confirmation-mismatch`. `receiptId` is made by the client: a call that was cut is finished by calling
 * again with the same. Fails with `not-found` where there is nothing.
 */
export const erasePerson = defineContract({
  name: 'erasePerson',
  access: { kind: 'member', action: 'person.manage', isRecent: true },
  idempotent: true,
  limits: [{ per: 'org', uses: 60, windowMs: HOUR_MS }],
  input: z.strictObject({
    orgId: idSchema,
    receiptId: idSchema,
    person: personSchema,
    confirmation: z.string().check(z.maxLength(LIMITS.emailCharacters)),
  }),
  output: z.strictObject({}),
});
