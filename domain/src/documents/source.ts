import * as z from 'zod';
import { ERROR_CODES } from '../errors.ts';
import { idSchema } from '../ids.ts';
import { timestamp } from '../timestamp.ts';

export const SOURCE_TYPES = ['file', 'website', 'qa'] as const;

/** `pending`: waiting for its file or its turn. `failed` carries an error code that the screen explains. */
export const SOURCE_STATUSES = ['pending', 'processing', 'indexed', 'failed'] as const;

/** orgs/{orgId}/sources/{sourceId}: one thing that a chatbot learns from. */
export const sourceSchema = z.object({
  chatbotId: idSchema,
  type: z.enum(SOURCE_TYPES),
  name: z.string(),
  /** What kind of file it claims to be; null for a website or a question with its answer. */
  fileType: z.nullable(z.enum(['pdf', 'docx', 'md', 'txt'])),
  /** Bytes. */
  size: z.int(),
  characters: z.int(),
  tokens: z.int(),
  chunks: z.int(),
  status: z.enum(SOURCE_STATUSES),
  error: z.nullable(z.enum(ERROR_CODES)),
  /** 0 to 1 while processing. */
  progress: z.number(),
  attempts: z.int(),
  /** While a worker holds the source: until when, renewed by its heartbeat. */
  leaseUntil: z.nullable(timestamp),
  createdBy: z.string(),
  createdAt: timestamp,
  indexedAt: z.nullable(timestamp),
});

export type Source = z.infer<typeof sourceSchema>;
export type SourceStatus = Source['status'];
