import type { StoredAction } from '@parlance/domain/documents/actions/storedAction';
import type { AccessKey } from '@parlance/domain/documents/organizations/accessKey';
import type { Invite } from '@parlance/domain/documents/organizations/invite';
import type { Webhook } from '@parlance/domain/documents/organizations/webhook';
import { LIMITS } from '@parlance/domain/limits';
import type { DocumentSnapshot, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { db } from '../../../kernel/platform/app.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import { isOpen } from '../isOpen.ts';

/** The actions of one chatbot: those that a member made, and the others. */
interface MadeActions {
  chatbotId: string;
  made: readonly QueryDocumentSnapshot<StoredAction>[];
  others: readonly QueryDocumentSnapshot<StoredAction>[];
}

/** Grants that a member has made, which let others in or data out and are the organization's from then on. */
export interface Made {
  keys: readonly QueryDocumentSnapshot<AccessKey>[];
  keyHashes: readonly DocumentSnapshot[];
  webhooks: readonly QueryDocumentSnapshot<Webhook>[];
  actions: readonly MadeActions[];
}

/** A member's open invitations. */
export async function findOpenInvites(
  transaction: Transaction,
  orgId: string,
  uid: string,
): Promise<readonly QueryDocumentSnapshot<Invite>[]> {
  const pending = await transaction.get(refs.invites(orgId).where('status', '==', 'pending'));
  const now = new Date();
  return pending.docs.filter((invite) => invite.data().invitedBy === uid && isOpen(invite.data(), now));
}

/** A member's keys, webhooks and actions, of which an organization has a few. */
export async function findMade(transaction: Transaction, orgId: string, uid: string): Promise<Made> {
  const [keys, webhooks, chatbots] = await Promise.all([
    transaction.get(refs.accessKeys(orgId).where('createdBy', '==', uid)),
    transaction.get(refs.webhooks(orgId).where('createdBy', '==', uid)),
    transaction.get(refs.chatbots(orgId)),
  ]);
  const hashes = keys.docs.map(({ id }) => transaction.get(db.collection('accessKeyHashes').where('keyId', '==', id)));
  const actions = chatbots.docs.map(async ({ id: chatbotId }) => {
    const { docs } = await transaction.get(refs.actions(orgId, chatbotId).limit(LIMITS.actionsPerChatbot));
    const isMade = (action: QueryDocumentSnapshot<StoredAction>) => action.data().createdBy === uid;
    return { chatbotId, made: docs.filter(isMade), others: docs.filter((action) => !isMade(action)) };
  });
  return {
    keys: keys.docs,
    keyHashes: (await Promise.all(hashes)).flatMap(({ docs }) => docs),
    webhooks: webhooks.docs,
    actions: (await Promise.all(actions)).filter(({ made }) => made.length > 0),
  };
}
