import type { Reveal } from '@parlance/domain/documents/organizations/reveal';
import { AppError } from '@parlance/domain/errors';
import { isMaskedFor } from '@parlance/domain/personalData/isMaskedFor';
import type { DocumentReference } from 'firebase-admin/firestore';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { refs } from '../../kernel/platform/refs.ts';

/**
 * Throws `permission-denied` for a member for whom the organization masks personal data and who has not asked to see them, and
 * `not-found` without the organization.
 * @param asked Record of what they have asked to see.
 */
export async function requireRevealed(
  { orgId, role }: Membership,
  asked: DocumentReference<Reveal>,
  now: Date,
): Promise<void> {
  const org = (await refs.org(orgId).get()).data();
  if (org === undefined) throw new AppError('not-found');
  if (!isMaskedFor(role, org)) return;
  const reveal = (await asked.get()).data();
  if (reveal === undefined || reveal.expiresAt <= now) throw new AppError('permission-denied');
}
