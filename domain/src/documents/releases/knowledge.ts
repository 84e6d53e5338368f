import * as z from 'zod';
import { idSchema } from '../../ids.ts';
import { SOURCE_TYPES } from '../knowledge/source.ts';

/** A source that answers could rest on. */
const knownSourceSchema = z.object({
  id: idSchema,
  type: z.enum(SOURCE_TYPES),
  /** Empty for a question that was erased for good. */
  name: z.string(),
  /** Fingerprint of the text read from it: other passages have another one. Empty where it was read before that was stored. */
  fingerprint: z.string(),
  chunks: z.int(),
});

/**
 * orgs/{orgId}/chatbots/{chatbotId}/knowledge/{release}_{part}: some of the sources that a release could answer from, at most
 * `LIMITS.sourcesPerKnowledge`. A name has at most 1,000 characters, so that a part stays below the size of a document.
 */
export const knowledgeSchema = z.object({
  /** The first release with this knowledge, as `releaseKey` writes it. */
  of: z.string(),
  sources: z.array(knownSourceSchema),
});

export type Knowledge = z.infer<typeof knowledgeSchema>;
export type KnownSource = z.infer<typeof knownSourceSchema>;
