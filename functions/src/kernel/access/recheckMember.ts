import type { Member } from '@parlance/domain/documents/organizations/member';
import { AppError } from '@parlance/domain/errors';
import { type Action, can } from '@parlance/domain/roles';
import type { Transaction } from 'firebase-admin/firestore';
import { refs } from '../platform/refs.ts';
import type { Membership } from './requireMember.ts';

/**
 * The caller's membership once more, inside the transaction that acts on it: of two members who act on each other at the
 * same time, one is too late. Throws `not-found` or `permission-denied`.
 */
export async function recheckMember(transaction: Transaction, who: Membership, action: Action): Promise<Member> {
  const member = (await transaction.get(refs.member(who.orgId, who.uid))).data();
  if (member === undefined || member.status !== 'active') throw new AppError('not-found');
  if (!can(member.role, action)) throw new AppError('permission-denied');
  return member;
}
