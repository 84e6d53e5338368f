import type { Invite } from '@parlance/domain/documents/organizations/invite';
import type { Member } from '@parlance/domain/documents/organizations/member';
import type { Role } from '@parlance/domain/roles';
import type { Stored } from '#web/lib/live.ts';

/** One row of the members' table: somebody who is in, or somebody who was invited. */
export interface Person {
  kind: 'member' | 'invite';
  /** A member's uid or the invitation's id. */
  id: string;
  name: string;
  email: string;
  role: Role;
  status: 'active' | 'pending' | 'expired';
  isSelf: boolean;
  /** Time at which they joined or were invited. */
  since: Date;
}

interface PeopleInput {
  members: readonly Stored<Member>[];
  /** Those that wait for an answer. */
  invites: readonly Stored<Invite>[];
  uid: string;
  /** In milliseconds: decides which invitations have expired. */
  now: number;
}

/** Members first, then invitations, each in the order given. */
export function peopleOf({ members, invites, uid, now }: PeopleInput): readonly Person[] {
  return [
    ...members.map(({ id, name, email, role, status, createdAt }) => ({
      kind: 'member' as const,
      id,
      name,
      email,
      role,
      status,
      isSelf: id === uid,
      since: createdAt,
    })),
    ...invites.map(({ id, name, email, role, expiresAt, createdAt }) => ({
      kind: 'invite' as const,
      id,
      name,
      email,
      role,
      status: expiresAt.getTime() > now ? ('pending' as const) : ('expired' as const),
      isSelf: false,
      since: createdAt,
    })),
  ];
}
