import type { Transaction } from 'firebase-admin/firestore';
import { can } from '@parlance/domain/roles';
import { queueMail } from '../../queueMail.ts';
import { refs } from '../../../kernel/platform/refs.ts';

/**
 * Queues a mail to each who manages webhooks that one was switched off. Reads organization and members: nothing may be written in
 * the transaction before.
 */
export async function mailLeaders(transaction: Transaction, orgId: string, host: string): Promise<void> {
  const org = (await transaction.get(refs.org(orgId))).data();
  const members = await transaction.get(refs.members(orgId));
  if (org === undefined) return;
  const message = { kind: 'webhook-disabled', orgId, organizationName: org.name, host } as const;
  for (const member of members.docs) {
    const { status, role, email } = member.data();
    if (status === 'active' && can(role, 'webhooks.manage')) await queueMail(email, org.locale, message, transaction);
  }
}
