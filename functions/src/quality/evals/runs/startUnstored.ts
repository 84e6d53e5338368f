import type { Pending } from '@parlance/domain/documents/chats/pending';
import type { Recording } from '@parlance/domain/documents/actions/recording';
import type { Chat } from '@parlance/domain/documents/chats/chat';
import type { Locale } from '@parlance/domain/locales';
import type { AiProvider } from '../../../ai/AiProvider.ts';
import type { Answer } from '../../../answering/answer.ts';
import { withTurn } from '../../../answering/extendTurns.ts';
import { answerUnstored, type Asking } from './answerUnstored.ts';

interface Start {
  locale: Locale;
  /** Conversation before, oldest turn first. */
  turns: Chat['turns'];
  /** Played back instead of calls; null where no action is called. */
  recordings: readonly Recording[] | null;
}

/**
 * Begins a conversation of which nothing is stored or counted. The function that it returns sends a customer's next message and resolves to
 * the answer, which knows what was said and what the customer was asked for; it throws what a cut answer throws.
 */
export function startUnstored(
  { locale, turns: before, recordings }: Start,
  asking: Asking,
  provider: AiProvider,
): (text: string) => Promise<Answer> {
  let turns = before;
  let pending: Pending | null = null;
  return async (text) => {
    const answer = await answerUnstored({ text, locale, turns, pending, recordings }, asking, provider);
    turns = withTurn(turns, text, answer);
    ({ pending } = answer);
    return answer;
  };
}
