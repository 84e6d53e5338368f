import type { AnswerMessage } from '../../documents/chats/message.ts';
import { MARKS, marksOn } from '../../search/marks/MARKS.ts';

/** What a conversation is found by behind figures of ratings, by one of its answers: nothing where that is not rated, or has no day. */
export function ratingMarks({ rating, day, citations }: Pick<AnswerMessage, 'rating' | 'day' | 'citations'>): string[] {
  if (rating === null || day === '') return [];
  const cited = new Set(citations.map(({ sourceId }) => MARKS.rated(rating, sourceId)));
  return [MARKS.rated(rating), ...cited].flatMap((subject) => marksOn(subject, day));
}
