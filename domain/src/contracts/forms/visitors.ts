import * as z from 'zod/mini';
import { FIELD_NAME, FIELD_TYPES } from '../../documents/forms/formField.ts';
import { HOUR_MS, MINUTE_MS } from '../../durations.ts';
import { optionalLineField } from '../../fields.ts';
import { idSchema } from '../../ids.ts';
import { LIMITS } from '../../limits.ts';
import { WIDGET_LOCALES } from '../../widget/widgetLocales.ts';
import { DEFAULT_MAX_BYTES, defineContract } from '../contract.ts';

const token = z.string().check(z.maxLength(2000));
const fieldName = z.string().check(z.regex(FIELD_NAME));

/** Language of the chat: the form's texts come in the nearest of theirs, the product's own words in this one. */
const language = z.enum(WIDGET_LOCALES);

/** Characters of the longest file in base64, and of one that is a little too long, which is refused by its size. */
const MAX_CHARACTERS = Math.ceil(LIMITS.attachmentBytes / 3) * 4 + 4096;

/** Sentence in the form's place, where it cannot be filled in. */
const refused = z.strictObject({ refusal: z.string() });

/** One question as the visitor reads it. */
const shownField = z.strictObject({
  name: fieldName,
  type: z.enum(FIELD_TYPES),
  label: z.string(),
  hint: z.string(),
  isRequired: z.boolean(),
  options: z.array(z.strictObject({ value: z.string(), label: z.string() })),
  /** Bounds as a browser's field has them; empty where there is none. */
  min: z.string(),
  max: z.string(),
  maxLength: z.int(),
});

/** Reads a form of the chatbot's with all of its words in the visitor's language. A form that is off, or gone, is a refusal. Fails with `not-found` without the chatbot. */
export const readForm = defineContract({
  name: 'readForm',
  access: { kind: 'visitor' },
  idempotent: true,
  limits: [{ per: 'address', uses: 600, windowMs: HOUR_MS }],
  input: z.strictObject({ token, formId: idSchema, language }),
  output: z.union([
    refused,
    z.strictObject({
      title: z.string(),
      intro: z.string(),
      fields: z.array(shownField),
      button: z.string(),
      privacy: z.string(),
      privacyUrl: z.string(),
      texts: z.strictObject({
        optional: z.string(),
        choose: z.string(),
        problems: z.string(),
        privacyLink: z.string(),
        sending: z.string(),
      }),
    }),
  ]),
});

/**
 * Sends a form. `submissionId` is made by the client: sent again, it is stored once. What is wrong is said field by field, and nothing is
 * stored then; a refusal says why it cannot be taken at all. Fails with `not-found`, or `visitor-token-invalid`.
 */
export const submitForm = defineContract({
  name: 'submitForm',
  access: { kind: 'visitor' },
  idempotent: true,
  limits: [
    { per: 'address', uses: 120, windowMs: HOUR_MS },
    { per: 'chat', uses: 20, windowMs: MINUTE_MS },
  ],
  maxBytes: LIMITS.formFiles * MAX_CHARACTERS + DEFAULT_MAX_BYTES,
  input: z.strictObject({
    token,
    formId: idSchema,
    submissionId: idSchema,
    language,
    answers: z
      .array(
        z.strictObject({ name: fieldName, value: z.string().check(z.maxLength(LIMITS.fieldLongTextCharacters * 2)) }),
      )
      .check(z.maxLength(LIMITS.formFields)),
    files: z
      .array(
        z.strictObject({
          field: fieldName,
          name: optionalLineField(LIMITS.fileNameCharacters),
          /** Base64. */
          data: z.base64().check(z.minLength(1), z.maxLength(MAX_CHARACTERS)),
        }),
      )
      .check(z.maxLength(LIMITS.formFiles)),
  }),
  output: z.union([
    refused,
    z.strictObject({ problems: z.array(z.strictObject({ name: fieldName, text: z.string() })) }),
    z.strictObject({ thanks: z.string() }),
  ]),
});
