import type { AnswerMessage } from '../../documents/chats/message.ts';
import { addMarks } from '../../search/marks/addMarks.ts';
import { MARKS, RATINGS } from '../../search/marks/MARKS.ts';
import { ratingMarks } from './ratingMarks.ts';

const RATED = RATINGS.map((rating) => MARKS.rated(rating));

/** Reports whether a mark is one of ratings: of any day, of a month, of a day, or of a source. */
function isOfRating(mark: string): boolean {
  return RATED.some((rated) => mark === rated || mark.startsWith(`${rated}@`) || mark.startsWith(`${rated}:`));
}

/** A conversation's marks with those of its ratings as they stand now. @param rated All of its answers that are rated. */
export function withRatingMarks(
  marks: readonly string[],
  rated: readonly Pick<AnswerMessage, 'rating' | 'day' | 'citations'>[],
): string[] {
  return addMarks(
    marks.filter((mark) => !isOfRating(mark)),
    rated.flatMap(ratingMarks),
  );
}
