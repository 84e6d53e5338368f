import type { Role } from '@parlance/domain/roles';
import type { Membership } from '../../../../functions/src/kernel/access/requireMember.ts';
import type { TestUser } from '../../../support/accounts/makeUser.ts';
import { personOf } from './personOf.ts';

/** The member that a use case gets from the wrapper of its callable. */
export function membershipOf<R extends Role>(
  { orgId, users }: { orgId: string; users: Record<R, TestUser> },
  role: R,
): Membership {
  return { ...personOf(users[role]), orgId, role, name: role };
}
