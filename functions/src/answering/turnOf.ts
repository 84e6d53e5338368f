import type { Chat } from '@parlance/domain/documents/chats/chat';
import { LIMITS } from '@parlance/domain/limits';
import { withoutMarks } from './checkSentence.ts';

/** An answered question as later questions of its conversation know it. @param question As the visitor wrote it. */
export function turnOf(
  question: string,
  { searchQuery, text }: { searchQuery: string | null; text: string },
): Chat['turns'][number] {
  return {
    // The question as it was rewritten, so that a follow-up to a follow-up still knows what it is about.
    question: searchQuery ?? question,
    // Marks number the passages of that answer alone: a model would copy them into the next one.
    answer: withoutMarks(text).slice(0, LIMITS.turnCharacters).toWellFormed(),
  };
}
