/** Reasons for leading a person to the plans: the limit that is reached, or the trial's end. */
export const PLAN_REASONS = ['trial', 'messages', 'chatbots', 'seats', 'trainingTokens', 'websitePages'] as const;

export type PlanReason = (typeof PLAN_REASONS)[number];
