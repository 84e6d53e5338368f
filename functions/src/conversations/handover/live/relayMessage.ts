import type { Message } from '@parlance/domain/documents/chats/message';
import { relayedSchema } from '@parlance/domain/documents/chats/relayed';
import type { Transaction } from 'firebase-admin/firestore';
import { refs } from '../../../kernel/platform/refs.ts';
import type { ChatPlace } from '../chatPlace.ts';

/** Puts a message of a conversation with an agent where its visitor sees it, without what is the team's alone. */
export function relayMessage(
  transaction: Transaction,
  { orgId, chatId }: ChatPlace,
  messageId: string,
  message: Message,
): void {
  transaction.create(refs.relayed(orgId, chatId, messageId), relayedSchema.parse(message));
}
