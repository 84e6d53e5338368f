import type { Member } from '@parlance/domain/documents/member';
import type { Org } from '@parlance/domain/documents/org';
import type { User } from '@parlance/domain/documents/user';
import { createContext } from 'react';

/** Who is working, in which organization, as what. */
export interface Membership {
  uid: string;
  orgId: string;
  profile: User;
  org: Org;
  member: Member;
}

export const MembershipContext = createContext<Membership | undefined>(undefined);
