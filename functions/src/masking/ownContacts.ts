import type { AnswerMessage, Message } from '@parlance/domain/documents/chats/message';
import { EMAIL } from './text/EMAIL.ts';
import { phoneKey } from './text/phoneKey.ts';

const NUMBER = /\+?\(?\d(?:[ ()/.–-]{0,3}\d){5,14}/g;

/** Verdicts of answers whose every sentence is the business's own or stands in a passage. */
const GROUNDED: readonly AnswerMessage['verdict'][] = ['answered', 'found', 'verified'];

/**
 * The addresses and numbers that a business publishes itself, as far as a conversation shows: those in passages that are cited, and in
 * answers of which every sentence stands in a passage or is the business's own.
 */
export function ownContacts(messages: readonly Message[]): ReadonlySet<string> {
  const published = messages.flatMap((message) => {
    if (message.role !== 'assistant') return [];
    const isGrounded = GROUNDED.includes(message.verdict);
    return [...message.citations.map(({ quote }) => quote), ...(isGrounded ? [message.text] : [])];
  });
  return new Set(
    published.flatMap((text) => [
      ...[...text.matchAll(EMAIL)].map(([email]) => email.toLowerCase()),
      ...[...text.matchAll(NUMBER)].map(([number]) => phoneKey(number)),
    ]),
  );
}
