import { paths } from '@parlance/domain/paths';
import { hasTeamRule } from '#web/lib/presence/hasTeamRule.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { usePresenceAt } from '#web/lib/presence/usePresenceAt.ts';

/**
 * Says that one takes conversations, as long as somebody sees the dashboard: in organizations in which the rule of a team asks for that,
 * and for those who want it.
 */
export function useTakingConversations(): void {
  const { orgId, uid, org, profile } = useMembership();
  const canWrite = useCan('chat.write');
  const isTaking = canWrite && hasTeamRule(org) && profile.conversationSettings.takesConversations;
  usePresenceAt(isTaking ? paths.presence(orgId, uid) : undefined);
}
