import type { Org } from '../documents/organizations/org.ts';

/**
 * Readers of visitors' personal data besides owner and administrators: viewers and members, members alone, or members as far as
 * they have asked for it, one conversation or lead at a time.
 */
export const PERSONAL_DATA_ACCESS = ['everybody', 'members', 'on-request'] as const;

export type PersonalDataAccess = (typeof PERSONAL_DATA_ACCESS)[number];

type Stored = Pick<Org, 'viewersSeePersonalData' | 'membersRevealPersonalData'>;

/** Access that an organization's owner has chosen. */
export function personalDataAccess(org: Stored): PersonalDataAccess {
  if (org.membersRevealPersonalData) return 'on-request';
  return org.viewersSeePersonalData ? 'everybody' : 'members';
}

/** The fields that stand for a decision. */
export function storedAccess(access: PersonalDataAccess): Stored {
  return { viewersSeePersonalData: access === 'everybody', membersRevealPersonalData: access === 'on-request' };
}
