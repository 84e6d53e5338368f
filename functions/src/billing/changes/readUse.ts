import type { PlanUse } from '@parlance/domain/billing/downgradeProblem';
import type { Org } from '@parlance/domain/documents/organizations/org';
import { monthOf } from '../../kernel/platform/calendar.ts';
import { refs } from '../../kernel/platform/refs.ts';

/** Reads an organization's use of its plan at a given moment. */
export async function readUse(orgId: string, org: Org, now: Date): Promise<PlanUse> {
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
