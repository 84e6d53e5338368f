import type { User } from '@parlance/domain/documents/accounts/user';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { refs } from '../../kernel/platform/refs.ts';
import { withoutOrg } from './withoutOrg.ts';

/** The writes by which a membership ends: its document, its seat and its place in the profile. All reads come before. */
export function dropMember(transaction: Transaction, orgId: string, uid: string, profile: User | undefined): void {
  transaction.delete(refs.member(orgId, uid));
  transaction.update(refs.org(orgId), { memberCount: FieldValue.increment(-1) });
  if (profile !== undefined) transaction.update(refs.user(uid), withoutOrg(profile, orgId));
}
