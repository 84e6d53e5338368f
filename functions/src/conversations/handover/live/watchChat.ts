import { AppError } from '@parlance/domain/errors';
import { visitorUid } from '@parlance/domain/identity';
import { getAuth } from 'firebase-admin/auth';
import type { Visitor } from '../../../kernel/access/tokens/visitorToken.ts';
import { config } from '../../../kernel/platform/config.ts';
import { emulatorAt } from './emulatorAt.ts';
import { orgOf } from '../orgOf.ts';
import { ownChat } from '../ownChat.ts';
import { requireBareAccount } from './requireBareAccount.ts';

export interface Watch {
  customToken: string;
  orgId: string;
  chatId: string;
  firebase: { projectId: string; apiKey: string; authDomain: string };
  emulators: { auth: Endpoint; firestore: Endpoint } | null;
}

interface Endpoint {
  host: string;
  port: number;
}

/**
 * A sign-in for the browser of one visitor, whose claims name the conversation: firestore.rules opens nothing but that to
 * it. Throws `not-found` where there is no conversation yet, and `visitor-token-invalid` for a chat of another chatbot or an account
 * that has become more than a visitor's.
 */
export async function watchChat(visitor: Visitor): Promise<Watch> {
  const orgId = await orgOf(visitor);
  const { chatId } = visitor;
  if ((await ownChat(orgId, visitor)) === undefined) throw new AppError('not-found');
  const uid = visitorUid(chatId);
  await requireBareAccount(uid);
  const projectId = process.env['GCLOUD_PROJECT'] ?? '';
  const auth = emulatorAt('FIREBASE_AUTH_EMULATOR_HOST');
  const firestore = emulatorAt('FIRESTORE_EMULATOR_HOST');
  const emulators = auth === null || firestore === null ? null : { auth, firestore };
  return {
    customToken: await getAuth().createCustomToken(uid, { visitorChat: chatId, visitorOrg: orgId }),
    orgId,
    chatId,
    firebase: { projectId, apiKey: config().webApiKey, authDomain: `${projectId}.firebaseapp.com` },
    emulators,
  };
}
