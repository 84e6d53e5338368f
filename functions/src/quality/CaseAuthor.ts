import type { Transaction } from 'firebase-admin/firestore';
import { recheckMember } from '../kernel/access/recheckMember.ts';
import type { Membership } from '../kernel/access/requireMember.ts';

/** Author of changes to the cases of a chatbot: a member, or a program by its key. */
export interface CaseAuthor {
  orgId: string;
  uid: string;
  /** Looks inside the transaction that changes cases whether the author still may. Throws where that is over. */
  recheck: (transaction: Transaction) => Promise<unknown>;
}

/** A member as an author, who needs `test.write` until the change is made. */
export function memberAuthor(who: Membership): CaseAuthor {
  return {
    orgId: who.orgId,
    uid: who.uid,
    recheck: (transaction) => recheckMember(transaction, who, 'test.write'),
  };
}
