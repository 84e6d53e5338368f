import type { Chat } from '../../documents/chats/chat.ts';
import type { Figures } from '../../documents/chats/figures.ts';
import { newFigures } from '../addFigures.ts';
import { depthOf } from './depthOf.ts';

const NONE: Figures['depth'] = { quick: 0, medium: 0, deep: 0 };

/** What a conversation with so many questions to the chatbot adds to the figures of depth. */
export function depthFigures(questions: number | null): Figures['depth'] {
  const depth = depthOf(questions);
  return depth === null ? NONE : { ...NONE, [depth]: 1 };
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
  const before = depthFigures(number - 1);
  const after = depthFigures(number);
  return {
    ...newFigures(),
    depth: {
      quick: after.quick - before.quick,
      medium: after.medium - before.medium,
      deep: after.deep - before.deep,
    },
  };
}
