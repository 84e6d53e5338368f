import { type Chat, chatSchema } from '../../../documents/chats/chat.ts';
import type { Figures } from '../../../documents/chats/figures.ts';
import { type AnswerMessage, newAnswerMessage } from '../../../documents/chats/message.ts';
import { calendarDay } from '../../../time/calendarDay.ts';
import { localHour } from '../../../time/localHour.ts';
import { addFigures, newFigures } from '../../addFigures.ts';
import { answerChange } from '../answerFigures.ts';
import { type BegunChat, conversationFigures, depthChange } from '../conversationFigures.ts';
import { csatFigures } from '../csatFigures.ts';
import { countedOf, figureKey, verdictChange } from '../verdictFigures.ts';

interface Asked {
  chatId: string;
  messageId: string;
  at: Date;
  verdict: AnswerMessage['verdict'];
  latencyMs: number;
  sourceId: string;
}

const SAID = { chatbotId: 'bot', text: '', tokens: 7 };

/** A chatbot's days in memory, counted by the changes that the functions write, and its documents as they come to be. */
export function createFigureWorld(timezone: string) {
  const days = new Map<string, Figures>();
  const chats = new Map<string, Chat>();
  const answers = new Map<string, AnswerMessage & { chatId: string }>();
  const count = (day: string, change: Figures) => days.set(day, addFigures(days.get(day) ?? newFigures(), change));

  /** Applies changes to a conversation and, if it is over, counts it for the first time or anew. */
  const move = (chatId: string, changes: Partial<Chat>): void => {
    const chat = chats.get(chatId);
    if (chat === undefined) return;
    const after = { ...chat, ...changes };
    chats.set(chatId, after);
    if (changes.csat !== undefined) count(chat.day, csatFigures({ csat: changes.csat, channel: chat.channel }));
    if (after.classifiedAt === null) return;
    const counted = countedOf(after, after.category === null ? null : figureKey(after.category));
    count(chat.day, verdictChange(chat.counted, counted, chat.channel));
    chats.set(chatId, { ...after, counted });
  };

  return {
    days,
    chats,
    answers,
    move,
    /** A question with its answer, as often as it is delivered; one that completes a cut answer takes its place. */
    answer({ chatId, messageId, at, verdict, latencyMs, sourceId }: Asked, begun: BegunChat): void {
      const before = answers.get(messageId);
      if (before !== undefined && before.verdict !== 'incomplete') return;
      const known = chats.get(chatId);
      const number = before === undefined ? (known?.questions ?? 0) + 1 : (known?.questions ?? 1);
      const day = known?.day ?? calendarDay(at, timezone);
      const chat = known ?? chatSchema.parse(newChat(begun, at, day));
      chats.set(chatId, { ...chat, questions: number, classifiedAt: null, lastMessageAt: at });
      const message = newAnswerMessage({
        ...SAID,
        at: new Date(at.getTime() + latencyMs),
        verdict,
        latencyMs,
        citations: verdict === 'answered' ? [citationOf(sourceId), citationOf(sourceId)] : [],
        day: before?.day ?? calendarDay(at, timezone),
        hour: localHour(at, timezone),
        channel: chat.channel,
      });
      answers.set(messageId, { ...message, chatId });
      count(message.day, answerChange(before, message));
      if (before !== undefined) return;
      count(day, depthChange(number));
      if (known === undefined) count(day, conversationFigures(chat));
    },
    rate(messageId: string, rating: AnswerMessage['rating']): void {
      const answer = answers.get(messageId);
      if (answer === undefined || answer.rating === rating) return;
      answers.set(messageId, { ...answer, rating });
      count(answer.day, answerChange(answer, { ...answer, rating }));
      move(answer.chatId, { rating });
    },
    remove(chatId: string): void {
      const chat = chats.get(chatId);
      if (chat === undefined) return;
      chats.delete(chatId);
      count(chat.day, { ...newFigures(), deleted: 1 });
    },
  };
}

export type FigureWorld = ReturnType<typeof createFigureWorld>;

function citationOf(sourceId: string) {
  return { n: 1, sourceId, sourceName: 'S', heading: '', page: null, url: null, quote: '' };
}

function newChat(begun: BegunChat, at: Date, day: string): object {
  return {
    ...begun,
    chatbotId: 'bot',
    mode: 'bot',
    origin: '',
    category: null,
    sentiment: null,
    messageCount: 2,
    rating: null,
    lastMessage: '',
    lastMessageAt: at,
    createdAt: at,
    unread: true,
    lastAnswerId: null,
    turns: [],
    day,
  };
}
