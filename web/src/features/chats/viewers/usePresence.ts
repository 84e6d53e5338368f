import { paths } from '@parlance/domain/paths';
import { usePresenceAt } from '#web/lib/presence/usePresenceAt.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** Says that one has a conversation open, once a minute, while somebody sees the tab. Leaving takes it back. */
export function usePresence(chatId: string): void {
  const { orgId, uid } = useMembership();
  usePresenceAt(paths.viewer(orgId, chatId, uid));
}
