import { idSchema } from '@parlance/domain/ids';
import * as z from 'zod';

/** One slice of a job, as the queue `runJob` holds it. */
export const jobTaskSchema = z.object({
  /** A job's name. */
  job: z.string(),
  /** The moment for which the schedule was due, in milliseconds since 1970. */
  at: z.int(),
  /** Counts the slices from 0. */
  slice: z.int(),
  cursor: z.optional(z.string()),
  /** The one organization that it is for; of jobs over all there is none. */
  orgId: z.optional(idSchema),
  /** Some organizations in place of one. */
  orgIds: z.optional(z.array(idSchema).min(1).readonly()),
});

export type JobTask = z.infer<typeof jobTaskSchema>;
