import type { Chat } from '@parlance/domain/documents/chats/chat';
import { LIMITS } from '@parlance/domain/limits';
import type { AiProvider } from '../../ai/AiProvider.ts';
import { logEvent } from '../../kernel/platform/log/logEvent.ts';
import { combineQueries } from './combineQueries.ts';
import { isFollowUp } from './isFollowUp.ts';
import { untilAborted } from '../../kernel/platform/untilAborted.ts';

/**
 * The question as it is looked up, rewritten from the conversation so that it stands alone: by the provider's model where it
 * has one and answers within `LIMITS.rewriteMs`, for which words are follow-ups no list can know. Without one, what is
 * plainly a follow-up is joined with the question before, and the rest is left as it is.
 */
export async function rewriteQuery(
  text: string,
  turns: Chat['turns'],
  provider: Pick<AiProvider, 'rewrite'>,
  signal: AbortSignal,
): Promise<string> {
  if (turns.length === 0) return text;
  const combined = isFollowUp(text) ? joinTurns(turns, text) : text;
  if (provider.rewrite === null) return combined;
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(LIMITS.rewriteMs)]);
  try {
    const rewritten = await untilAborted(
      provider.rewrite({ question: text, history: turns, signal: deadline }),
      deadline,
    );
    const line = rewritten.trim().replace(/\s+/g, ' ');
    return line === '' || line.length > LIMITS.questionCharacters ? combined : line;
  } catch (error) {
    signal.throwIfAborted();
    logEvent('question not rewritten', {}, error);
    return combined;
  }
}

/** A follow-up with the question before, which may go on from the one before it in turn. */
function joinTurns(turns: Chat['turns'], text: string): string {
  const previous = turns.reduce(
    (before, { question }) => (before !== '' && isFollowUp(question) ? combineQueries(before, question) : question),
    '',
  );
  return combineQueries(previous, text).slice(0, LIMITS.visitorMessageCharacters).toWellFormed();
}
