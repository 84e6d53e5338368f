import { PLAN_LIMITS, type Plan } from '../plans.ts';
import { BILLING } from './BILLING.ts';
import type { PlanUse } from './downgradeProblem.ts';

const LIMITED = ['messages', 'trainingTokens', 'chatbots', 'seats'] as const;

/** The limit of a plan that is used most, of those that are near (`BILLING.nearShare`); undefined where none is. */
export function nearestLimit(plan: Plan, use: PlanUse): keyof PlanUse | undefined {
  const shares = new Map(LIMITED.map((name) => [name, use[name] / PLAN_LIMITS[plan][name]]));
  const shareOf = (name: keyof PlanUse) => shares.get(name) ?? 0;
  return LIMITED.filter((name) => shareOf(name) >= BILLING.nearShare).toSorted((a, b) => shareOf(b) - shareOf(a))[0];
}
