import type { Role } from '@parlance/domain/roles';
import type { Membership } from '../../../../functions/src/access/requireMember.ts';
import type { TestOrg } from '../../../support/makeOrg.ts';
import { personOf } from './personOf.ts';

/** The member that a use case gets from the wrapper of its callable. */
export function membershipOf({ orgId, users }: TestOrg, role: Role): Membership {
  return { ...personOf(users[role]), orgId, role, name: role };
}
