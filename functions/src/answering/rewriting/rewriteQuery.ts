import type { Chat } from '@parlance/domain/documents/chats/chat';
import { LIMITS } from '@parlance/domain/limits';
import { logger } from 'firebase-functions';
import type { AiProvider } from '../../ai/provider.ts';
import { describeError } from '../../platform/describeError.ts';
import { combineQueries } from './combineQueries.ts';
import { isFollowUp } from './isFollowUp.ts';
import { untilAborted } from '../../platform/untilAborted.ts';

/**
 * The question as it is looked up: a follow-up is made whole from the conversation, by the provider's model where it has
 * one and answers within `LIMITS.rewriteMs`, else by joining it with the question before.
 */
export async function rewriteQuery(
  text: string,
  turns: Chat['turns'],
  provider: Pick<AiProvider, 'rewrite'>,
  signal: AbortSignal,
): Promise<string> {
  if (turns.length === 0 || !isFollowUp(text)) return text;
  // The question before may go on from the one before it in turn.
  const previous = turns.reduce(
    (before, { question }) => (before !== '' && isFollowUp(question) ? combineQueries(before, question) : question),
    '',
  );
  const combined = combineQueries(previous, text).slice(0, LIMITS.visitorMessageCharacters);
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(LIMITS.rewriteMs)]);
  try {
    const rewritten = await untilAborted(
      provider.rewrite({ question: text, history: turns, signal: deadline }),
      deadline,
    );
    const line = rewritten?.trim().replace(/\s+/g, ' ') ?? '';
    return line === '' || line.length > LIMITS.questionCharacters ? combined : line;
  } catch (error) {
    signal.throwIfAborted();
    logger.warn('question not rewritten', { error: describeError(error) });
    return combined;
  }
}
