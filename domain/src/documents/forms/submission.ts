import * as z from 'zod';
import { attachmentSchema } from '../../attachments/attachment.ts';
import { idSchema, storedIdSchema } from '../../ids.ts';
import { LOCALES } from '../../locales.ts';
import { timestamp } from '../../timestamp.ts';
import { FIELD_TYPES } from './formField.ts';

/** One answer, with its question as the visitor read it. */
export const formAnswerSchema = z.object({
  /** The field's name in its form. */
  field: z.string(),
  type: z.enum(FIELD_TYPES),
  label: z.string(),
  /** Null where nothing was answered. */
  value: z.nullable(z.union([z.string(), z.number(), z.boolean()])),
  /** The answer as people read it, in the form's language; empty where nothing was answered. Of a file its name. */
  shown: z.string(),
  /** File of a field that asks for one. `hash` is the SHA-256 of what is stored, in hexadecimal digits, and names it in the bucket. */
  file: z.nullable(z.object({ ...attachmentSchema.shape, hash: z.string() })).default(null),
});

export type FormAnswer = z.infer<typeof formAnswerSchema>;

/** orgs/{orgId}/submissions/{submissionId}: a form as a visitor has filled it in. Written once and never changed. */
export const submissionSchema = z.object({
  chatbotId: idSchema,
  formId: idSchema,
  /** The form's name at that time, for the team. */
  formName: z.string(),
  /** The conversation in which it was sent; null: on its page, or before the visitor had written anything. */
  chatId: z.nullable(idSchema),
  /** The contact who sent it, as the business's server vouches; null for everybody else. */
  contactId: z.nullable(idSchema),
  /** The lead that came of it; null without an e-mail address or without consent. */
  leadId: z.nullable(storedIdSchema),
  locale: z.enum(LOCALES),
  /** Answers of type `email`, by which a person is found. */
  emails: z.array(z.string()),
  answers: z.array(formAnswerSchema),
  at: timestamp,
});

export type Submission = z.infer<typeof submissionSchema>;
