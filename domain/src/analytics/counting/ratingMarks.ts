import type { AnswerMessage } from '../../documents/chats/message.ts';
import { MARKS, marksOn } from '../../search/marks/MARKS.ts';

/** Marks that a conversation is found by behind figures of ratings, from one of its answers: none where the answer is not rated, or has no day. */
export function ratingMarks({ rating, day, citations }: Pick<AnswerMessage, 'rating' | 'day' | 'citations'>): string[] {
  if (rating === null || day === '') return [];
  const cited = new Set(citations.map(({ sourceId }) => MARKS.rated(rating, sourceId)));
  return [MARKS.rated(rating), ...cited].flatMap((subject) => marksOn(subject, day));
}
