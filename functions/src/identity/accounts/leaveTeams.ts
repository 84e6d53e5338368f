import { FieldPath, FieldValue, type Transaction } from 'firebase-admin/firestore';
import { refs } from '../../kernel/platform/refs.ts';

/**
 * Reads the teams of a member who is going, or may write in conversations no more, in the transaction that decides it, and returns the
 * writes for after its last read: no team has the member any more, who is not there either.
 */
export async function leaveTeams(transaction: Transaction, orgId: string, uid: string): Promise<() => void> {
  const { docs } = await transaction.get(refs.teams(orgId).where('members', 'array-contains', uid));
  return () => {
    for (const { ref } of docs) {
      const members = FieldValue.arrayRemove(uid);
      // Another version: a form that still shows the member is told so.
      const version = FieldValue.increment(1);
      const turn = new FieldPath('assignedAt', uid);
      transaction.update(ref, 'members', members, 'version', version, turn, FieldValue.delete());
    }
    transaction.delete(refs.presence(orgId, uid));
  };
}
