import type { Org } from '../documents/organizations/org.ts';
import { can, type Role } from '../roles.ts';
import { personalDataAccess } from './personalDataAccess.ts';

/** True iff somebody with this role gets personal data of visitors masked, but for what they have asked to see. */
export function isMaskedFor(
  role: Role,
  org: Pick<Org, 'viewersSeePersonalData' | 'membersRevealPersonalData'>,
): boolean {
  switch (personalDataAccess(org)) {
    case 'everybody':
      return false;
    case 'members':
      return !can(role, 'personalData.read');
    case 'on-request':
      return !can(role, 'personalData.always');
  }
}
