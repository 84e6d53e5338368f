import { isActionSource } from '@parlance/domain/actions/isActionSource';
import type { AnswerMessage, Message } from '@parlance/domain/documents/chats/message';
import { contactsIn } from './masking/text/contactsIn.ts';

/** Verdicts of answers whose every sentence is the business's own or stands in a passage. */
const GROUNDED: readonly AnswerMessage['verdict'][] = ['answered', 'suggested', 'found', 'verified'];

/** Reports whether an answer may reveal what an action was called with, or what it answered about a customer. */
function mayTellOfCustomer({ calls, citations, passages }: AnswerMessage): boolean {
  return (
    calls.length > 0 ||
    citations.some(({ sourceId }) => isActionSource(sourceId)) ||
    passages.some(({ chunkId }) => isActionSource(chunkId))
  );
}

/**
 * The addresses and numbers that a business publishes itself, as far as a conversation shows: those in quotes of its sources, and in
 * answers of which every sentence stands in a source or is the business's own. Nothing that an action was called with or has answered
 * counts.
 */
export function ownContacts(messages: readonly Message[]): ReadonlySet<string> {
  const published = messages.flatMap((message) => {
    if (message.role !== 'assistant') return [];
    const quotes = message.citations.filter(({ sourceId }) => !isActionSource(sourceId)).map(({ quote }) => quote);
    const isPublished = GROUNDED.includes(message.verdict) && !mayTellOfCustomer(message);
    return [...quotes, ...(isPublished ? [message.text] : [])];
  });
  return contactsIn(published);
}
