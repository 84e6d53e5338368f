import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { AppError } from '@parlance/domain/errors';
import type { Transaction } from 'firebase-admin/firestore';
import { refs } from '../platform/refs.ts';
import { isThere } from './isThere.ts';

/** A chatbot that may still be changed and learn. Throws `not-found` for one that is gone or being deleted. */
export async function requireChatbot(transaction: Transaction, orgId: string, chatbotId: string): Promise<Chatbot> {
  const chatbot = (await transaction.get(refs.chatbot(orgId, chatbotId))).data();
  if (!isThere(chatbot)) throw new AppError('not-found');
  return chatbot;
}
