import { idSchema } from '@parlance/domain/ids';
import * as z from 'zod';

const JOB_NAMES = [
  'classifyIdleChats',
  'reconcileBilling',
  'warnOfExpiringCards',
  'eraseEndedOrgs',
  'checkModels',
  'expireChats',
  'expireLeads',
  'expireRemovedSources',
  'foldFigures',
  'recountFigures',
  'recountOrg',
  'openStoredChats',
  'openOrgStoredChats',
  'markStoredChats',
  'markOrgStoredChats',
  'findContradictions',
  'findOrgContradictions',
  'findChangedAnswers',
  'findOrgChangedAnswers',
  'sendDigests',
  'sendOrgDigests',
  'notifyUnanswered',
  'warnOfTraffic',
  'runTests',
  'runDrafts',
] as const;

export type JobName = (typeof JOB_NAMES)[number];

/** One slice of a scheduled job, as the queue `runJob` holds it. */
export const jobTaskSchema = z.object({
  job: z.enum(JOB_NAMES),
  /** The moment for which the schedule was due, in milliseconds since 1970. */
  at: z.int(),
  /** Counts the slices from 0. */
  slice: z.int(),
  cursor: z.optional(z.string()),
  /** The one organization that it is for; of jobs over all there is none. */
  orgId: z.optional(idSchema),
});

export type JobTask = z.infer<typeof jobTaskSchema>;
