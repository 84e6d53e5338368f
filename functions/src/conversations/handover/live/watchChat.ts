import { AppError } from '@parlance/domain/errors';
import { visitorUid } from '@parlance/domain/identity';
import { getAuth } from 'firebase-admin/auth';
import type { Visitor } from '../../../kernel/access/tokens/visitorToken.ts';
import { config } from '../../../kernel/platform/config.ts';
import { orgOf } from '../orgOf.ts';
import { ownChat } from '../ownChat.ts';
import { isAuthError } from '../../../kernel/platform/isAuthError.ts';
import { removeUser } from '../../../kernel/access/removeUser.ts';

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
 * Sees to it that the account of a visitor's browser, if it is there, has nothing but its id. One that was given an address, a way of
 * signing in or a phone number is deleted. Throws `visitor-token-invalid`.
 */
async function requireBareAccount(uid: string): Promise<void> {
  try {
    const { email, phoneNumber, providerData } = await getAuth().getUser(uid);
    if (email === undefined && phoneNumber === undefined && providerData.length === 0) return;
  } catch (error) {
    if (isAuthError(error, 'auth/user-not-found')) return;
    throw error;
  }
  await removeUser(uid);
  throw new AppError('visitor-token-invalid');
}

/** Host and port of an emulator, from the variable that the Admin SDK reads; null where it is not set, which is in production. */
function emulatorAt(variable: string): { host: string; port: number } | null {
  const address = process.env[variable];
  if (address === undefined) return null;
  const { hostname, port } = new URL(`http://${address}`);
  return { host: hostname, port: Number(port) };
}

/**
 * A sign-in for the browser of one visitor, whose claims name the conversation: firestore.rules opens nothing but that to
 * it. Throws `not-found` where there is no conversation yet, and `visitor-token-invalid` for a chat of another chatbot or an account
 * that has become more than a visitor's.
 */
export async function watchChat(visitor: Visitor): Promise<Watch> {
  const orgId = await orgOf(visitor);
  const { chatId, contact } = visitor;
  if ((await ownChat(orgId, visitor)) === undefined) throw new AppError('not-found');
  const uid = visitorUid(chatId);
  await requireBareAccount(uid);
  const claims = {
    visitorChat: chatId,
    visitorOrg: orgId,
    ...(contact === undefined ? {} : { visitorContact: contact.id }),
  };
  const projectId = process.env['GCLOUD_PROJECT'] ?? '';
  const auth = emulatorAt('FIREBASE_AUTH_EMULATOR_HOST');
  const firestore = emulatorAt('FIRESTORE_EMULATOR_HOST');
  const emulators = auth === null || firestore === null ? null : { auth, firestore };
  return {
    customToken: await getAuth().createCustomToken(uid, claims),
    orgId,
    chatId,
    firebase: { projectId, apiKey: config().webApiKey, authDomain: `${projectId}.firebaseapp.com` },
    emulators,
  };
}
