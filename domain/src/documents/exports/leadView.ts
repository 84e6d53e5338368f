import * as z from 'zod/mini';
import { LEAD_PRIORITIES, LEAD_STATUSES } from '../chats/lead.ts';
import { LIMITS } from '../../limits.ts';
import { daySchema } from './day.ts';

/** Filters of a list of leads, as in its address. A missing one narrows nothing. */
export const leadViewFilterSchema = z.strictObject({
  /** Text of the search field. */
  search: z.string().check(z.maxLength(LIMITS.searchCharacters)),
  /** `open`: those that are not done. */
  status: z.optional(z.enum([...LEAD_STATUSES, 'open'])),
  priority: z.optional(z.enum(LEAD_PRIORITIES)),
  /** Null: those without one. */
  category: z.optional(z.nullable(z.string().check(z.maxLength(LIMITS.leadCategoryCharacters)))),
  /** A member's id, `me` for the reader's, or `none` for those that nobody works on. */
  assignee: z.optional(z.string().check(z.maxLength(128))),
  /** The first and the last day, by the day on which they were left. */
  from: z.optional(daySchema),
  to: z.optional(daySchema),
});

export type LeadViewFilter = z.infer<typeof leadViewFilterSchema>;
