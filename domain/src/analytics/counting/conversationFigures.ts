import type { Chat } from '../../documents/chats/chat.ts';
import type { Figures } from '../../documents/chats/figures.ts';
import { newFigures } from '../addFigures.ts';

type Depth = Figures['depth'];

const NONE: Depth = { quick: 0, medium: 0, deep: 0 };

/** With how many questions a conversation is no longer quick, and deep. */
const MEDIUM_FROM = 3;
const DEEP_FROM = 5;

/** In which bucket a conversation with so many questions to the chatbot counts; without any in none. */
export function depthOf(questions: number): Depth {
  if (questions < 1) return NONE;
  if (questions < MEDIUM_FROM) return { ...NONE, quick: 1 };
  return questions < DEEP_FROM ? { ...NONE, medium: 1 } : { ...NONE, deep: 1 };
}

/** What a conversation adds to the figures of the day on which it began, before anything was asked. */
export function conversationFigures({ channel, locale, site }: Pick<Chat, 'channel' | 'locale' | 'site'>): Figures {
  return {
    ...newFigures(),
    conversations: 1,
    channels: { [channel]: 1 },
    locales: { [locale]: 1 },
    origins: { [site]: 1 },
  };
}

/** What a conversation's question, `number` from 1, changes in the figures of the day on which the conversation began. */
export function depthChange(number: number): Figures {
  const before = depthOf(number - 1);
  const after = depthOf(number);
  return {
    ...newFigures(),
    depth: {
      quick: after.quick - before.quick,
      medium: after.medium - before.medium,
      deep: after.deep - before.deep,
    },
  };
}
