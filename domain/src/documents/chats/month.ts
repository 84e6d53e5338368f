import * as z from 'zod';
import { idSchema } from '../../ids.ts';
import { timestamp } from '../../timestamp.ts';
import { figuresSchema } from './figures.ts';

/**
 * orgs/{orgId}/months/{chatbotId}_{yyyy-mm}: one chatbot's figures of one month, summed over the days that were over when the
 * nightly task wrote it. No visitor's words.
 */
export const monthSchema = z.object({
  ...figuresSchema.shape,
  chatbotId: idSchema,
  /** yyyy-mm. */
  month: z.string(),
  /** The last day that is in it, yyyy-mm-dd. */
  until: z.string().default(''),
  /** Answers by weekday and local hour, `{0 (Monday) to 6}-{0 to 23}`. */
  weekHours: z.record(z.string(), z.int()).default({}),
  writtenAt: z.nullable(timestamp).default(null),
});

export type Month = z.infer<typeof monthSchema>;
