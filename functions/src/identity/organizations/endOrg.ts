import type { Org } from '@parlance/domain/documents/organizations/org';
import type { Transaction } from 'firebase-admin/firestore';
import { queueMail } from '../../delivery/queueMail.ts';
import { closeOrg } from '../closeOrg.ts';

/** Person who had an organization ended, and the notified address. */
interface Ending {
  uid: string;
  email: string;
}

/** Ends an organization as `closeOrg` does, in a transaction that has written nothing yet, and mails who had it ended. */
export async function endOrg(transaction: Transaction, orgId: string, org: Org, { uid, email }: Ending): Promise<void> {
  await closeOrg(transaction, orgId, uid);
  await queueMail(email, org.locale, { kind: 'org-deleted', organizationName: org.name }, transaction);
}
