import * as z from 'zod/mini';
import { formContentSchema } from '../../documents/forms/form.ts';
import { HOUR_MS } from '../../durations.ts';
import { formProblem } from '../../forms/formProblem.ts';
import { idSchema } from '../../ids.ts';
import { defineContract } from '../contract.ts';

/**
 * Saves a form under `version` + 1, of the version that the caller has read: 0 for a new one, whose `formId` the client makes. What is
 * stored already is not stored again. Live at once. Fails with `not-found`, `form-changed` where somebody else has saved it meanwhile, or
 * `form-limit-reached` { current, max }.
 */
export const saveForm = defineContract({
  name: 'saveForm',
  access: { kind: 'member', action: 'chatbot.configure' },
  idempotent: true,
  limits: [{ per: 'org', uses: 600, windowMs: HOUR_MS }],
  input: z.strictObject({
    orgId: idSchema,
    chatbotId: idSchema,
    formId: idSchema,
    version: z.int().check(z.gte(0)),
    content: formContentSchema.check(z.refine((form) => formProblem(form) === undefined)),
  }),
  output: z.strictObject({}),
});

/** Deletes a form. What was sent with it stays. One that is gone is no error. Fails with `not-found` without the chatbot. */
export const deleteForm = defineContract({
  name: 'deleteForm',
  access: { kind: 'member', action: 'chatbot.configure' },
  idempotent: true,
  limits: [{ per: 'org', uses: 600, windowMs: HOUR_MS }],
  input: z.strictObject({ orgId: idSchema, chatbotId: idSchema, formId: idSchema }),
  output: z.strictObject({}),
});
