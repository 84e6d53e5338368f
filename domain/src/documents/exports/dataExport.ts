import * as z from 'zod';
import { idSchema } from '../../ids.ts';
import { timestamp } from '../../timestamp.ts';
import { chatViewFilterSchema } from './chatView.ts';
import { leadViewFilterSchema } from './leadView.ts';

export const EXPORT_FORMATS = ['csv', 'xlsx', 'json'] as const;
const EXPORT_STATUSES = ['waiting', 'running', 'ready', 'failed'] as const;

export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Exported view: a list with its filter. */
const exportViewSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('chats'), filter: chatViewFilterSchema }),
  z.object({ kind: z.literal('leads'), filter: leadViewFilterSchema }),
]);

export type ExportView = z.infer<typeof exportViewSchema>;

/** orgs/{orgId}/exports/{exportId}: a file of conversations or leads that is written, or waits to be fetched. */
export const dataExportSchema = z.object({
  /** Null: of all chatbots. */
  chatbotId: z.nullable(idSchema),
  /** Empty for all of them. */
  chatbotName: z.string(),
  view: exportViewSchema,
  format: z.enum(EXPORT_FORMATS),
  /** Of the reader whose days the filter names. */
  timezone: z.string(),
  status: z.enum(EXPORT_STATUSES),
  /** Conversations or leads that are written. */
  done: z.int(),
  /** Number of conversations or leads when it began; null where that cannot be counted beforehand. */
  total: z.nullable(z.int()),
  /** There was more than `LIMITS.exportRows`. */
  isCut: z.boolean(),
  attempts: z.int(),
  /** Until then a worker has it, or is on its way to it. Null once it is over. */
  leaseUntil: z.nullable(timestamp),
  startedBy: idSchema,
  startedAt: timestamp,
  /** From then on nobody gets the file, and it is deleted with this document. */
  expiresAt: timestamp,
});

export type DataExport = z.infer<typeof dataExportSchema>;
