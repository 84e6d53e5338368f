import { COMPARED_LIMITS } from '@parlance/domain/plans';

/** Reasons for leading a person to the plans: the limit that is reached, or the trial's end. */
export const PLAN_REASONS = ['trial', ...COMPARED_LIMITS] as const;

export type PlanReason = (typeof PLAN_REASONS)[number];
