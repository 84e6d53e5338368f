import * as z from 'zod';
import { idSchema } from '../../ids.ts';
import { timestamp } from '../../timestamp.ts';
import { sourceSchema } from '../knowledge/source.ts';

/** `removed`: it is no source any more. `changed`: the question has another answer now, and this is the one before. */
export const REMOVAL_REASONS = ['removed', 'changed'] as const;

/**
 * orgs/{orgId}/removedSources/{id}: a source that can be brought back, until `expiresAt`. It is in no search and counts for no limit.
 * A file's original stays where it was. The id of a removed source is its own; that of a changed question has its fingerprint behind it.
 */
export const removedSourceSchema = z.object({
  chatbotId: idSchema,
  sourceId: idSchema,
  name: z.string(),
  reason: z.enum(REMOVAL_REASONS),
  /** As it was. */
  source: sourceSchema,
  removedAt: timestamp,
  /** The member or the key of the API that removed or changed it. */
  removedBy: z.string(),
  expiresAt: timestamp,
  /** True once it is being erased: nothing brings it back any more. */
  isErasing: z.boolean(),
});

export type RemovedSource = z.infer<typeof removedSourceSchema>;
