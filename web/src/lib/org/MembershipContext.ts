import type { Member } from '@parlance/domain/documents/organizations/member';
import type { Org } from '@parlance/domain/documents/organizations/org';
import type { User } from '@parlance/domain/documents/accounts/user';
import { createContext } from 'react';

/** The current person, their organization, and their membership in it. */
export interface Membership {
  uid: string;
  orgId: string;
  profile: User;
  org: Org;
  member: Member;
}

export const MembershipContext = createContext<Membership | undefined>(undefined);
