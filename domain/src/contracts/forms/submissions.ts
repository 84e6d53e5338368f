import * as z from 'zod/mini';
import { attachmentTypeSchema } from '../../attachments/attachment.ts';
import { FIELD_NAME } from '../../documents/forms/formField.ts';
import { HOUR_MS, MINUTE_MS } from '../../durations.ts';
import { idSchema, storedIdSchema } from '../../ids.ts';
import { LIMITS } from '../../limits.ts';
import { defineContract } from '../contract.ts';

const orgId = idSchema;

/**
 * Deletes submissions with their files, and answers how many were there. Called again, it takes what was left and counts none twice.
 * Leads that came of them stay.
 */
export const deleteSubmissions = defineContract({
  name: 'deleteSubmissions',
  access: { kind: 'member', action: 'lead.write' },
  idempotent: true,
  limits: [{ per: 'org', uses: 600, windowMs: HOUR_MS }],
  input: z.strictObject({
    orgId,
    submissionIds: z.array(storedIdSchema).check(z.minLength(1), z.maxLength(LIMITS.submissionsPerDelete)),
  }),
  output: z.strictObject({ submissions: z.int() }),
});

/**
 * Reads a file that came with a submission. Fails with `not-found`, and with `permission-denied` where the caller sees the submission
 * masked.
 */
export const readSubmissionFile = defineContract({
  name: 'readSubmissionFile',
  access: { kind: 'member', action: 'org.read' },
  idempotent: true,
  limits: [{ per: 'member', uses: 240, windowMs: MINUTE_MS }],
  input: z.strictObject({ orgId, submissionId: storedIdSchema, field: z.string().check(z.regex(FIELD_NAME)) }),
  output: z.strictObject({
    type: attachmentTypeSchema,
    /** Base64. */
    data: z.string(),
  }),
});
