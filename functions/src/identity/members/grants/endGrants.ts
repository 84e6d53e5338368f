import { can, type Role } from '@parlance/domain/roles';
import type { Transaction } from 'firebase-admin/firestore';
import type { Actor } from '../../../kernel/access/Actor.ts';
import { recordActivity } from '../../../kernel/activity/recordActivity.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import { findMade, findOpenInvites, type Made } from './findGrants.ts';

interface Ending {
  /** Member who is removed, leaves or gets another role. */
  uid: string;
  /** The role that the member has from then on; null where the membership ends. */
  role: Role | null;
  /** Keys, webhooks and actions go as well. */
  deletesGrants: boolean;
}

const NOTHING: Made = { keys: [], keyHashes: [], webhooks: [], actions: [] };

/**
 * Reads what ends with a member's rights, in the transaction that ends them, and returns the writes for after its last read: open
 * invitations are revoked, and keys, webhooks and actions deleted where that was chosen.
 */
export async function endGrants(
  transaction: Transaction,
  who: Actor,
  { uid, role, deletesGrants }: Ending,
): Promise<() => void> {
  const { orgId } = who;
  if (role !== null && can(role, 'members.manage')) return () => undefined;
  const invites = await findOpenInvites(transaction, orgId, uid);
  const made = deletesGrants ? await findMade(transaction, orgId, uid) : NOTHING;
  return () => {
    for (const invite of invites) {
      transaction.update(invite.ref, { status: 'revoked' });
      recordActivity(transaction, orgId, who, {
        kind: 'invite-revoked',
        subject: invite.data().name,
        subjectId: invite.id,
      });
    }
    deleteMade(transaction, who, made);
  };
}

function deleteMade(transaction: Transaction, who: Actor, { keys, keyHashes, webhooks, actions }: Made): void {
  const { orgId } = who;
  for (const { ref } of keyHashes) transaction.delete(ref);
  for (const key of keys) {
    transaction.delete(key.ref);
    recordActivity(transaction, orgId, who, { kind: 'access-key-deleted', subject: key.data().name });
  }
  for (const webhook of webhooks) {
    // What is left of its log is sent nowhere and ends with its time.
    transaction.delete(webhook.ref);
    transaction.delete(refs.webhookSecret(orgId, webhook.id));
    const subject = new URL(webhook.data().address).host;
    recordActivity(transaction, orgId, who, { kind: 'webhook-deleted', subject });
  }
  for (const { chatbotId, made, others } of actions) {
    for (const action of made) {
      transaction.delete(action.ref);
      transaction.delete(refs.actionSecret(orgId, chatbotId, action.id));
      transaction.delete(refs.actionFigure(orgId, chatbotId, action.id));
      recordActivity(transaction, orgId, who, { kind: 'action-deleted', subject: action.data().title, chatbotId });
    }
    const hasActions = others.some((action) => action.data().isOn);
    transaction.update(refs.chatbot(orgId, chatbotId), { hasActions });
  }
}
