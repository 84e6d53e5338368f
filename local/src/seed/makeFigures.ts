import { addFigures, sumFigures } from '@parlance/domain/analytics/addFigures';
import { chatFigures, messageFigures } from '@parlance/domain/analytics/counting/recount';
import { summarize } from '@parlance/domain/analytics/summarize';
import type { Figures } from '@parlance/domain/documents/chats/figures';
import { type Month, monthSchema } from '@parlance/domain/documents/chats/month';
import { type Stats, statsSchema } from '@parlance/domain/documents/chats/stats';
import { LIMITS } from '@parlance/domain/limits';
import { type Usage, usageSchema } from '@parlance/domain/documents/organizations/usage';
import { embeddingSpaceOf } from '../../../functions/src/ai/models/embeddingSpaceOf.ts';
import { LEXICAL_SKETCHES } from '../../../functions/src/kernel/text/meaning/LEXICAL_SKETCHES.ts';
import { sketchVector } from '../../../functions/src/kernel/text/meaning/sketchVector.ts';
import { LEXICAL_EMBEDDER } from '../../../functions/src/ai/vendors/local/LEXICAL_EMBEDDER.ts';
import { berlinDay, TIMEZONE } from './support/berlin.ts';
import type { History } from './makeHistory.ts';

export interface SeedFigures {
  days: Map<string, Stats>;
  /** Sums of the days by month, yyyy-mm. */
  months: Map<string, Month>;
  /** Answered messages by month, yyyy-mm. */
  usage: Map<string, Usage>;
}

type Unanswered = Omit<Stats['unanswered'][string], 'counter' | 'sketch'>;

const LOCAL = { space: embeddingSpaceOf(LEXICAL_EMBEDDER), leastCosine: LEXICAL_SKETCHES.leastCosine };

/** Keeps a question without an answer with its day's others. Of the same words the latest stands there. */
function keepUnanswered({ unanswered, asked }: Stats, question: Unanswered): void {
  const known = Object.keys(unanswered);
  const place = known.find((each) => unanswered[each]?.question === question.question) ?? String(known.length);
  if (known.length >= LIMITS.unansweredPerDay && !known.includes(place)) return;
  const sketch = sketchVector(LEXICAL_SKETCHES.vectorOf(question.question), LOCAL);
  unanswered[place] = { ...question, counter: place, sketch };
  asked[place] = (asked[place] ?? 0) + 1;
}

function monthOf(days: readonly Stats[], chatbotId: string, month: string): Month {
  const weekHours = summarize(days, TIMEZONE).weekHours.flatMap((hours, weekday) =>
    hours.flatMap((count, hour) => (count === 0 ? [] : [[`${weekday}-${hour}`, count] as const])),
  );
  const until = days
    .map(({ day }) => day)
    .toSorted()
    .at(-1);
  return monthSchema.parse({ ...sumFigures(days), chatbotId, month, until, weekHours: Object.fromEntries(weekHours) });
}

/** Counts a history as the product would have counted it while it happened. */
export function makeFigures({ chats, leads }: History, chatbotId: string): SeedFigures {
  const days = new Map<string, Stats>();
  const usage = new Map<string, Usage>();
  const statsOf = (day: string): Stats => days.get(day) ?? statsSchema.parse({ chatbotId, day });
  const count = (day: string, more: Figures) => {
    const stats = statsOf(day);
    days.set(day, { ...stats, ...addFigures(stats, more) });
  };
  for (const { id: chatId, chat, messages } of chats) {
    count(chat.day, chatFigures(chat));
    let question: Unanswered | undefined;
    for (const { id: messageId, message } of messages) {
      if (message.role === 'user') question = { chatId, messageId, question: message.text, at: message.at };
      if (message.role === 'event') count(message.day ?? chat.day, messageFigures(message));
      if (message.role !== 'assistant') continue;
      count(message.day, messageFigures(message));
      if (message.verdict === 'refused' && question !== undefined) keepUnanswered(statsOf(message.day), question);
      const month = message.day.slice(0, 'yyyy-mm'.length);
      usage.set(month, usageSchema.parse({ messages: (usage.get(month)?.messages ?? 0) + 1 }));
    }
  }
  for (const { lead } of leads) {
    const day = berlinDay(lead.createdAt);
    days.set(day, { ...statsOf(day), leads: statsOf(day).leads + 1 });
  }
  const months = Map.groupBy(days.values(), ({ day }) => day.slice(0, 'yyyy-mm'.length));
  return { days, usage, months: new Map([...months].map(([month, own]) => [month, monthOf(own, chatbotId, month)])) };
}
