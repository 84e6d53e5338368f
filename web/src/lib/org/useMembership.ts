import { use } from 'react';
import { type Membership, MembershipContext } from './MembershipContext.ts';

/** The current person, organization and role. Only inside the dashboard. */
export function useMembership(): Membership {
  const membership = use(MembershipContext);
  if (!membership) throw new Error('useMembership needs the dashboard above it');
  return membership;
}
