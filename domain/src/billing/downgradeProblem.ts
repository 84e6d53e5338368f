import type { ErrorDetails } from '../errors.ts';
import { PLAN_LIMITS, type Plan } from '../plans.ts';

/** An organization's use of the resources that a plan limits. */
export interface PlanUse {
  chatbots: number;
  /** Members, and people who are invited. */
  seats: number;
  trainingTokens: number;
  /** Messages of the current month. */
  messages: number;
}

export const DOWNGRADE_CODES = {
  chatbots: 'plan-chatbots',
  seats: 'plan-seats',
  trainingTokens: 'plan-training',
  messages: 'plan-messages',
} as const;

const LIMITED = ['chatbots', 'seats', 'trainingTokens', 'messages'] as const;

/** The first limit of `target` that is exceeded, as the code and figures of its error; undefined where everything fits. */
export function downgradeProblem(
  target: Plan,
  use: PlanUse,
): { code: (typeof DOWNGRADE_CODES)[keyof typeof DOWNGRADE_CODES]; details: ErrorDetails } | undefined {
  const limits = PLAN_LIMITS[target];
  const exceeded = LIMITED.find((name) => use[name] > limits[name]);
  if (exceeded === undefined) return undefined;
  return { code: DOWNGRADE_CODES[exceeded], details: { current: use[exceeded], max: limits[exceeded] } };
}
