import * as z from 'zod';

/** Codes of insights into a period, those that call for action first. */
export const INSIGHT_CODES = [
  'messages-used-up',
  'sources-contradict',
  'answered-low',
  'topic-unanswered',
  'failed-high',
  'ratings-negative',
  'sentiment-negative',
  'answers-slow',
  'conversion-fell',
  'handovers-many',
  'conversations-fell',
  'topic-rising',
  'sources-unused',
  'conversations-grew',
  'conversion-grew',
  'peak',
] as const;

/** Actions in response to an insight: the destination of a page's or a mail's link. */
export const INSIGHT_ACTIONS = [
  'see-plans',
  'answer-questions',
  'see-conversations',
  'see-failed',
  'see-negative',
  'see-model',
  'see-leads',
  'see-handovers',
  'see-requests',
  'see-topics',
  'see-sources',
  'see-contradictions',
] as const;

/** A sentence about a period, as a code with the values of its text (`SHARED_TEXTS`). */
export const insightSchema = z.object({
  code: z.enum(INSIGHT_CODES),
  /** Numbers as they are, shares 0 to 1, days yyyy-mm-dd, names. */
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  action: z.enum(INSIGHT_ACTIONS),
});

export type Insight = z.infer<typeof insightSchema>;
