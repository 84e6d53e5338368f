import type { Transaction } from 'firebase-admin/firestore';
import { refs } from '../kernel/platform/refs.ts';
import type { Noted } from './Noted.ts';

/**
 * Reads where a change of a chatbot's knowledge is noted, in the transaction that makes it. A chatbot that is gone or being deleted has
 * no further release.
 */
export async function readNoted(transaction: Transaction, orgId: string, chatbotId: string): Promise<Noted> {
  const [chatbot, tests, releases] = await Promise.all([
    transaction.get(refs.chatbot(orgId, chatbotId)),
    transaction.get(refs.testState(orgId, chatbotId)),
    transaction.get(refs.releaseState(orgId, chatbotId)),
  ]);
  return chatbot.data()?.isDeleting === false ? { tests, releases } : { tests };
}
