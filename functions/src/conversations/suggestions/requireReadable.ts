import type { Membership } from '../../kernel/access/requireMember.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { requireRevealed } from './requireRevealed.ts';

/**
 * Throws `permission-denied` for a member who sees the conversation masked, because the organization shows personal data on request
 * and they have not asked, and `not-found` without the organization.
 */
export async function requireReadable(who: Membership, chatId: string, now: Date): Promise<void> {
  await requireRevealed(who, refs.revealedChat(who.orgId, who.uid, chatId), now);
}
