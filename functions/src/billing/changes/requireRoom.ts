import { downgradeProblem, type PlanUse } from '@parlance/domain/billing/downgradeProblem';
import type { Org } from '@parlance/domain/documents/organizations/org';
import { AppError } from '@parlance/domain/errors';
import { PAID_PLANS, type PaidPlan } from '@parlance/domain/plans';
import { monthOf } from '../../kernel/platform/calendar.ts';
import { refs } from '../../kernel/platform/refs.ts';

/** Reads an organization's use of its plan at a given moment. */
async function readUse(orgId: string, org: Org, now: Date): Promise<PlanUse> {
  const [invites, usage] = await Promise.all([
    refs.invites(orgId).where('status', '==', 'pending').get(),
    refs.usage(orgId, monthOf(now, org.timezone)).get(),
  ]);
  return {
    chatbots: org.chatbotCount,
    seats: org.memberCount + invites.docs.filter((invite) => invite.data().expiresAt > now).length,
    trainingTokens: org.trainingTokens,
    messages: usage.data()?.messages ?? 0,
  };
}

/** Throws `plan-…` { current, max } where a smaller plan has no room for what the organization uses. */
export async function requireRoom(orgId: string, org: Org, current: PaidPlan, target: PaidPlan): Promise<void> {
  if (PAID_PLANS.indexOf(target) >= PAID_PLANS.indexOf(current)) return;
  const problem = downgradeProblem(target, await readUse(orgId, org, new Date()));
  if (problem !== undefined) throw new AppError(problem.code, problem.details);
}
