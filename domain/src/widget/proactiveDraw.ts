import * as z from 'zod/mini';
import { idSchema } from '../ids.ts';
import { LIMITS } from '../limits.ts';

/** A draw of the loader: a rule applied on a page view, and its message was shown or, for the share `holdout` in percent, was not. */
export const proactiveDrawSchema = z.object({
  ruleId: idSchema,
  isShown: z.boolean(),
  holdout: z.int().check(z.gte(0), z.lte(LIMITS.proactiveHoldoutMax)),
});

export type ProactiveDraw = z.infer<typeof proactiveDrawSchema>;
