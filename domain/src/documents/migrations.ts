import * as z from 'zod';
import { timestamp } from '../timestamp.ts';

/** Progress of the documents of one collection on their way to one version. */
const passSchema = z.object({
  /** Path of the last document that was looked at; null at the beginning, and once all were. */
  cursor: z.nullable(z.string()),
  /** Documents that were looked at, those of them whose fields changed, and those that could not be migrated. */
  read: z.int(),
  changed: z.int(),
  failed: z.int(),
  startedAt: timestamp,
  /** Null while it goes on. */
  finishedAt: z.nullable(timestamp),
});

export type MigrationPass = z.infer<typeof passSchema>;

/** migrations/progress: of stored documents on their way to the present versions of their schemas. */
export const migrationsSchema = z.object({
  /** The day (UTC, yyyy-mm-dd) on which documents were read last, and how many. */
  day: z.string(),
  readOnDay: z.int(),
  /** Worker that wrote it last: one whose commit was answered by nobody knows it by that. */
  worker: z.string(),
  /** By collection and version, such as `chats-3`. */
  passes: z.record(z.string(), passSchema),
});

export type Migrations = z.infer<typeof migrationsSchema>;

/** The document before any migration has begun. */
export function newMigrations(): Migrations {
  return { day: '', readOnDay: 0, worker: '', passes: {} };
}
