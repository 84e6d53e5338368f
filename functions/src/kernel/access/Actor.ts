import type { Membership } from './requireMember.ts';

/** Author of a change in an organization, as its activity names them: a member, or a program by its key. */
export type Actor = Pick<Membership, 'orgId' | 'uid' | 'name'>;
