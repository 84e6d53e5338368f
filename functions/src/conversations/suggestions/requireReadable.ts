import { AppError } from '@parlance/domain/errors';
import { isMaskedFor } from '@parlance/domain/personalData/isMaskedFor';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { refs } from '../../kernel/platform/refs.ts';

/**
 * Throws `permission-denied` for a member who sees the conversation masked, because the organization shows personal data on request
 * and they have not asked, and `not-found` without the organization.
 */
export async function requireReadable({ orgId, uid, role }: Membership, chatId: string, now: Date): Promise<void> {
  const org = (await refs.org(orgId).get()).data();
  if (org === undefined) throw new AppError('not-found');
  if (!isMaskedFor(role, org)) return;
  const reveal = (await refs.revealedChat(orgId, uid, chatId).get()).data();
  if (reveal === undefined || reveal.expiresAt <= now) throw new AppError('permission-denied');
}
