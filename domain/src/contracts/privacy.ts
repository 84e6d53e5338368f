import * as z from 'zod/mini';
import { HOUR_MS, MINUTE_MS } from '../durations.ts';
import { emailField, phoneField } from '../fields.ts';
import { idSchema, storedIdSchema } from '../ids.ts';
import { LIMITS } from '../limits.ts';
import { LOCALES } from '../locales.ts';
import { PERSONAL_DATA_ACCESS } from '../personalData/personalDataAccess.ts';
import { defineContract } from './contract.ts';

/** A visitor, by the address or the phone number that they left, that the website named or that they write from, or by one conversation of theirs. */
export const personSchema = z.discriminatedUnion('foundBy', [
  z.strictObject({ foundBy: z.literal('email'), email: emailField }),
  z.strictObject({ foundBy: z.literal('phone'), phone: phoneField }),
  z.strictObject({ foundBy: z.literal('chat'), chatId: idSchema }),
]);

export type PersonSubject = z.infer<typeof personSchema>;

/**
 * Says how much an organization holds of a visitor: contacts, leads, declarations, submissions, exchanges by connected channels, conversations, mails
 * in the outbox, questions in the figures.
 */
export const findPerson = defineContract({
  name: 'findPerson',
  access: { kind: 'member', action: 'person.manage' },
  idempotent: true,
  limits: [{ per: 'org', uses: 120, windowMs: HOUR_MS }],
  input: z.strictObject({ orgId: idSchema, person: personSchema }),
  output: z.strictObject({
    contacts: z.int(),
    leads: z.int(),
    declarations: z.int(),
    submissions: z.int(),
    exchanges: z.int(),
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
 * Erases what `findPerson` counts, and the organization's exports, for good. `confirmation` is the address, the number or the
 * conversation's id, typed by the caller, else `confirmation-mismatch`. `receiptId` is made by the client: a call that was cut is finished by calling
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

/** Decides who reads personal data of visitors besides owner and administrators. Acts at once. */
export const setPersonalDataAccess = defineContract({
  name: 'setPersonalDataAccess',
  access: { kind: 'member', action: 'personalData.open' },
  idempotent: true,
  limits: [{ per: 'org', uses: 60, windowMs: HOUR_MS }],
  input: z.strictObject({ orgId: idSchema, access: z.enum(PERSONAL_DATA_ACCESS) }),
  output: z.strictObject({}),
});

/**
 * Lets the caller see the personal data of one conversation, one declaration, one submission, or one lead with its conversation, for `LIMITS.revealMs`. The activity
 * has an entry of it. Does nothing while that lasts, nor for those for whom nothing is masked. Fails with `not-found`.
 */
export const revealPersonalData = defineContract({
  name: 'revealPersonalData',
  access: { kind: 'member', action: 'personalData.reveal' },
  idempotent: true,
  limits: [{ per: 'member', uses: 120, windowMs: HOUR_MS }],
  input: z.strictObject({
    orgId: idSchema,
    kind: z.enum(['chat', 'lead', 'declaration', 'submission']),
    id: storedIdSchema,
  }),
  output: z.strictObject({}),
});

/** The collections that hold visitors' words: those that viewers get from the server alone, and masked. */
export const MASKED_COLLECTIONS = [
  'chats',
  'messages',
  'leads',
  'declarations',
  'submissions',
  'stats',
  'topics',
  'views',
  'tags',
] as const;

export type MaskedCollection = (typeof MASKED_COLLECTIONS)[number];

const fieldName = z.string().check(z.regex(/^[A-Za-z]{1,40}(?:\.[A-Za-z]{1,40})?$/));
const fieldText = z.string().check(z.maxLength(LIMITS.maskedValueCharacters));
/** A value to compare with: a text, a flag, nothing, or a moment (`encodeDates`). */
const fieldValue = z.union([fieldText, z.boolean(), z.null(), z.strictObject({ $date: z.int() })]);
/** Any of so many values. Source of the most: https://firebase.google.com/docs/firestore/query-data/queries#in */
const fieldValues = z.readonly(z.array(fieldText).check(z.minLength(1), z.maxLength(30)));
const bound = z.optional(z.union([fieldText, z.strictObject({ $date: z.int() })]));

const from = {
  collection: z.enum(MASKED_COLLECTIONS),
  /** Chat of the messages. */
  chatId: z.optional(idSchema),
};

const query = {
  ...from,
  equals: z.optional(z.record(fieldName, z.union([fieldValue, fieldValues]))),
  contains: z.optional(z.readonly(z.tuple([fieldName, z.union([fieldText, fieldValues])]))),
  range: z.optional(z.strictObject({ from: bound, before: bound })),
  orderBy: z.optional(z.readonly(z.tuple([fieldName, z.enum(['asc', 'desc'])]))),
  /** Of leads: those that were left with the same address as this one. */
  sameAddressAs: z.optional(storedIdSchema),
};

/** One read: documents of a query in its order, their number, or one document. */
export const maskedReadSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('list'),
    ...query,
    /** Behind the document with this value in the field of the order, and this id. */
    after: z.optional(z.strictObject({ value: fieldValue, id: storedIdSchema })),
    limit: z.int().check(z.minimum(1), z.maximum(LIMITS.maskedPage)),
  }),
  z.strictObject({ kind: z.literal('count'), ...query }),
  z.strictObject({ kind: z.literal('document'), ...from, id: storedIdSchema }),
]);

export type MaskedRead = z.infer<typeof maskedReadSchema>;

/** Documents with their ids and masked fields, dates by `encodeDates`; of a count none. Of one that is not there none. */
const maskedAnswerSchema = z.strictObject({
  documents: z.array(z.strictObject({ id: z.string(), fields: z.unknown() })),
  count: z.nullable(z.int()),
});

export type MaskedAnswer = z.infer<typeof maskedAnswerSchema>;

/**
 * Reads conversations, messages, leads and what else has visitors' words, with personal data masked: names, e-mail addresses, phone
 * numbers, IBANs and card numbers. An answer for each read, in their order. Fails with `invalid-input` for a field that cannot be
 * asked for: no query finds a person.
 */
export const readMasked = defineContract({
  name: 'readMasked',
  access: { kind: 'member', action: 'org.read' },
  idempotent: true,
  limits: [{ per: 'member', uses: 600, windowMs: 5 * MINUTE_MS }],
  maxBytes: 64 * 1024,
  input: z.strictObject({
    orgId: idSchema,
    /** The reader's: of the words that stand in place of what is masked. */
    locale: z.enum(LOCALES),
    reads: z.array(maskedReadSchema).check(z.minLength(1), z.maxLength(LIMITS.maskedReads)),
  }),
  output: z.strictObject({ answers: z.array(maskedAnswerSchema) }),
});
