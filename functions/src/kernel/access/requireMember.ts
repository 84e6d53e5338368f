import { AppError } from '@parlance/domain/errors';
import { type Action, can, type Role } from '@parlance/domain/roles';
import type { CallableRequest } from 'firebase-functions/https';
import { refs } from '../platform/refs.ts';
import { isSessionLive } from './isSessionLive.ts';
import { type Person, requireConfirmed } from './requireConfirmed.ts';

export interface Membership extends Person {
  orgId: string;
  role: Role;
  /** As the organization knows the member. */
  name: string;
}

/**
 * The caller's membership, read now, so that a changed role acts at once.
 * Throws `not-found` to strangers, so that ids cannot be probed, `unauthenticated` to sessions that have been ended and
 * `permission-denied` to members whose role does not allow the action.
 */
export async function requireMember(auth: CallableRequest['auth'], orgId: string, action: Action): Promise<Membership> {
  const person = requireConfirmed(auth);
  const member = (await refs.member(orgId, person.uid).get()).data();
  if (member === undefined || member.status !== 'active') throw new AppError('not-found');
  if (!isSessionLive(member, person.authTime)) throw new AppError('unauthenticated');
  if (!can(member.role, action)) throw new AppError('permission-denied');
  return { ...person, orgId, role: member.role, name: member.name };
}
