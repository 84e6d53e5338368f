import { type Plan, PLAN_LIMITS } from '@parlance/domain/plans';

/** Multiple of the usual hour beyond which an hour is far above it. */
const TIMES = 10;
/** Fewer answers of an hour are never worth a mail, whatever is usual. */
export const UNUSUAL_FROM = 30;
/** Nor is what uses up less than this share of the plan's messages. */
const SHARE = 0.02;

/** True if a chatbot's answers of one hour are far above its `usual` ones, and enough to use up the plan before long. */
export function isUnusual(answers: number, usual: number, plan: Plan): boolean {
  return answers >= Math.max(UNUSUAL_FROM, SHARE * PLAN_LIMITS[plan].messages) && answers > TIMES * usual;
}
