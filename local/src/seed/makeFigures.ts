import { type Stats, statsSchema } from '@parlance/domain/documents/chats/stats';
import { LIMITS } from '@parlance/domain/limits';
import { type Usage, usageSchema } from '@parlance/domain/documents/organizations/usage';
import { berlinDay } from './berlin.ts';
import type { History } from './makeHistory.ts';

export interface Figures {
  days: Map<string, Stats>;
  /** Answered messages by month, yyyy-mm. */
  months: Map<string, Usage>;
}

type Unanswered = Omit<Stats['unanswered'][string], 'counter'>;

/** Keeps a question without an answer with its day's others. Of the same words the latest stands there. */
function keepUnanswered({ unanswered, asked }: Stats, question: Unanswered): void {
  const known = Object.keys(unanswered);
  const place = known.find((each) => unanswered[each]?.question === question.question) ?? String(known.length);
  if (known.length >= LIMITS.unansweredPerDay && !known.includes(place)) return;
  unanswered[place] = { ...question, counter: place };
  asked[place] = (asked[place] ?? 0) + 1;
}

/** Counts a history as the product would have counted it while it happened. */
export function makeFigures({ chats, leads }: History, chatbotId: string): Figures {
  const days = new Map<string, Stats>();
  const months = new Map<string, Usage>();
  const dayOf = (moment: Date): Stats => {
    const day = berlinDay(moment);
    const stats = days.get(day) ?? statsSchema.parse({ chatbotId, day });
    days.set(day, stats);
    return stats;
  };
  for (const { id: chatId, chat, messages } of chats) {
    dayOf(chat.createdAt).conversations += 1;
    let question: Unanswered | undefined;
    for (const { id: messageId, message } of messages) {
      if (message.role === 'user') question = { chatId, messageId, question: message.text, at: message.at };
      if (message.role !== 'assistant') continue;
      // An answer belongs to the day of its question, which came just before it.
      const askedAt = new Date(message.at.getTime() - (message.latencyMs ?? 0));
      const stats = dayOf(askedAt);
      stats.messages += 1;
      stats[message.verdict === 'refused' ? 'refused' : 'answered'] += 1;
      if (message.verdict === 'refused' && question !== undefined) keepUnanswered(stats, question);
      stats.latencyMsSum += message.latencyMs ?? 0;
      stats.tokens += message.tokens ?? 0;
      if (message.rating !== null) stats[message.rating] += 1;
      const month = berlinDay(askedAt).slice(0, 7);
      months.set(month, usageSchema.parse({ messages: (months.get(month)?.messages ?? 0) + 1 }));
    }
  }
  for (const { lead } of leads) dayOf(lead.createdAt).leads += 1;
  return { days, months };
}
