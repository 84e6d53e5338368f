import * as z from 'zod/mini';
import { EXPORT_FORMATS } from '../documents/exports/dataExport.ts';
import { HOUR_MS } from '../durations.ts';
import { idSchema } from '../ids.ts';
import { isTimezone } from '../timezone.ts';
import { chatViewFilterSchema } from '../documents/exports/chatView.ts';
import { leadViewFilterSchema } from '../documents/exports/leadView.ts';
import { defineContract } from './contract.ts';

/**
 * Begins to write what a list shows into a file: of one chatbot, or of all of them (`chatbotId` null). `exportId` is made by the client: called again, it begins nothing more. Fails with
 * `not-found`, or `export-running` while the organization has another one that is not over.
 */
export const startExport = defineContract({
  name: 'startExport',
  access: { kind: 'member', action: 'data.export' },
  idempotent: true,
  limits: [{ per: 'org', uses: 30, windowMs: HOUR_MS }],
  input: z.strictObject({
    orgId: idSchema,
    chatbotId: z.nullable(idSchema),
    exportId: idSchema,
    view: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('chats'), filter: chatViewFilterSchema }),
      z.strictObject({ kind: z.literal('leads'), filter: leadViewFilterSchema }),
    ]),
    format: z.enum(EXPORT_FORMATS),
    /** Of the caller: the filter's days are those of this time zone. */
    timezone: z.string().check(z.maxLength(60), z.refine(isTimezone)),
  }),
  output: z.strictObject({}),
});

/**
 * Streams the file of an export that is ready, in order, each part in base64, and answers its length in bytes. Fails with
 * `not-found`, also after its day.
 */
export const downloadExport = defineContract({
  name: 'downloadExport',
  access: { kind: 'member', action: 'data.export' },
  idempotent: true,
  limits: [{ per: 'org', uses: 60, windowMs: HOUR_MS }],
  input: z.strictObject({ orgId: idSchema, exportId: idSchema }),
  output: z.strictObject({ bytes: z.int() }),
  chunk: z.strictObject({ data: z.base64() }),
});
