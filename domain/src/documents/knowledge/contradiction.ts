import * as z from 'zod';
import { idSchema } from '../../ids.ts';
import { timestamp } from '../../timestamp.ts';

/** Kinds of figure on which two passages about the same thing can differ. */
export const FIGURE_KINDS = ['price', 'percent', 'time', 'duration', 'phone', 'number', 'date', 'name'] as const;

/** `settled`: one of the two is true, the other one is muted. `dismissed`: both are right. */
export const CONTRADICTION_STATES = ['open', 'settled', 'dismissed'] as const;

/** A passage by its source and the hash of its text: the same text read again is the same passage. */
export const mutedPassageSchema = z.object({ sourceId: idSchema, hash: z.string() });

const sideSchema = mutedPassageSchema.extend({
  sourceName: z.string(),
  /** The page's document and its address, for websites. */
  pageId: z.nullable(idSchema),
  url: z.nullable(z.string()),
  /** The page of the document; null where it has no pages. */
  page: z.nullable(z.int()),
  heading: z.string(),
  /** The question, where the passage is its answer. */
  question: z.nullable(z.string()),
  sentence: z.string(),
  /** The figure as it stands in the sentence. */
  written: z.string(),
});

/** orgs/{orgId}/contradictions/{id}: two passages of a chatbot that give the same thing two figures. */
export const contradictionSchema = z.object({
  chatbotId: idSchema,
  kind: z.enum(FIGURE_KINDS),
  one: sideSchema,
  other: sideSchema,
  /** Of both, so that they are found by either. */
  sourceIds: z.array(idSchema),
  state: z.enum(CONTRADICTION_STATES),
  /** The side that is true, of one that is settled. */
  truth: z.nullable(z.enum(['one', 'other'])),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(timestamp),
  foundAt: timestamp,
});

export type Contradiction = z.infer<typeof contradictionSchema>;
export type ContradictionSide = z.infer<typeof sideSchema>;
export type ContradictionState = Contradiction['state'];
export type MutedPassage = z.infer<typeof mutedPassageSchema>;
