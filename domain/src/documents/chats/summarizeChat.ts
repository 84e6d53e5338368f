import { LIMITS } from '../../limits.ts';
import { personWords } from '../../search/personWords.ts';
import { searchWords } from '../../text/searchWords.ts';
import type { Chat } from './chat.ts';
import type { Message } from './message.ts';
import { outcomeOf } from './outcomeOf.ts';

type Known = Pick<Chat, 'terms' | 'outcome'>;

/**
 * Search terms and outcome of a conversation, from its visitor and its `messages` in their order. The visitor's names and words come before those
 * of the answers: at most `LIMITS.termsPerChat` are kept.
 */
export function summarizeChat(
  visitor: Pick<Chat, 'channel' | 'identity' | 'customer'>,
  messages: readonly (Message & { id: string })[],
): Known {
  const said = (isVisitor: boolean) =>
    searchWords(messages.flatMap(({ role, text }) => ((role === 'user') === isVisitor ? text : [])).join('\n'));
  const terms = [...new Set([...personWords(visitor), ...said(true), ...said(false)])].slice(0, LIMITS.termsPerChat);
  return { terms, outcome: outcomeOf(messages) };
}
