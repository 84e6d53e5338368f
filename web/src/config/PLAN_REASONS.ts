/** Why somebody is led to the plans: which limit is reached, or the trial's end. */
export const PLAN_REASONS = ['trial', 'messages', 'chatbots', 'seats', 'trainingTokens', 'websitePages'] as const;

export type PlanReason = (typeof PLAN_REASONS)[number];
