import type { Invite } from '@parlance/domain/documents/organizations/invite';
import type { Org } from '@parlance/domain/documents/organizations/org';
import { AppError } from '@parlance/domain/errors';
import type { Transaction } from 'firebase-admin/firestore';
import { type TokenFor, readToken } from '../readToken.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { isOpen } from './isOpen.ts';

interface FoundInvite {
  org: Org;
  invite: Invite;
}

/**
 * The open invitation of a link's secret, without using it up. Throws `token-invalid` where it is unknown, used, expired or
 * revoked, and does not say which.
 */
export async function findInvite(secret: string): Promise<FoundInvite> {
  return requireOpen(await readToken(secret, 'invite'));
}

/** The invitation that a token is for. Throws `token-invalid` where it is not open any more: it was used, has expired or was revoked. */
export async function requireOpen(
  { orgId, inviteId }: TokenFor<'invite'>,
  transaction?: Transaction,
): Promise<FoundInvite> {
  const [org, invite] = await Promise.all([
    (transaction?.get(refs.org(orgId)) ?? refs.org(orgId).get()).then((found) => found.data()),
    (transaction?.get(refs.invite(orgId, inviteId)) ?? refs.invite(orgId, inviteId).get()).then((found) =>
      found.data(),
    ),
  ]);
  if (org === undefined || invite === undefined || !isOpen(invite, new Date())) throw new AppError('token-invalid');
  return { org, invite };
}
