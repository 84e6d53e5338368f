import type { FigureShard } from '../../documents/chats/figureShard.ts';
import type { Stats } from '../../documents/chats/stats.ts';
import { addCounts } from '../addCounts.ts';
import { addFigures } from '../addFigures.ts';

type Unanswered = Stats['unanswered'];

/** Of two questions in the same place the later one stays. */
function latest(one: Unanswered, other: Unanswered): Unanswered {
  const all = { ...one };
  for (const [place, question] of Object.entries(other)) {
    const had = all[place];
    if (had === undefined || had.at <= question.at) all[place] = question;
  }
  return all;
}

/**
 * A day's figures with what its shards have counted since.
 * @param foldedAt Time at which it is added; without it that of the last time stays.
 */
export function foldShards(day: Stats, shards: readonly FigureShard[], foldedAt = day.foldedAt): Stats {
  return shards.reduce(
    (sum, { figures, unanswered, asked }) => ({
      ...addFigures(sum, figures),
      chatbotId: sum.chatbotId,
      day: sum.day,
      unanswered: latest(sum.unanswered, unanswered),
      asked: addCounts(sum.asked, asked),
      foldedAt,
    }),
    day,
  );
}
