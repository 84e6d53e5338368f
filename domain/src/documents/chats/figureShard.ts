import * as z from 'zod';
import { figuresSchema } from './figures.ts';
import { statsSchema } from './stats.ts';

/**
 * orgs/{orgId}/figureShards/{chatbotId}_{yyyy-mm-dd}_{shard}: a part of what was counted of a day since it was last added to the day's
 * own document, in the same commits as what it counts. Numbers may be negative: what moves to another counter leaves the one before.
 */
export const figureShardSchema = z.object({
  ...statsSchema.pick({ chatbotId: true, day: true, unanswered: true, asked: true }).shape,
  figures: figuresSchema.prefault({}),
});

export type FigureShard = z.infer<typeof figureShardSchema>;
