import type { Chat } from '../../documents/chats/chat.ts';
import type { Figures } from '../../documents/chats/figures.ts';
import { drawKey } from './drawKey.ts';
import { newFigures } from '../addFigures.ts';
import { byChannel } from './byChannel.ts';
import { depthOf } from './depthOf.ts';

const NONE: Figures['depth'] = { quick: 0, medium: 0, deep: 0 };

/** Depth figures that a conversation with this number of questions to the chatbot adds. */
export function depthFigures(questions: number | null): Figures['depth'] {
  const depth = depthOf(questions);
  return depth === null ? NONE : { ...NONE, [depth]: 1 };
}

/** Part of a conversation that figures count when it begins. */
export type BegunChat = Pick<Chat, 'channel' | 'locale' | 'site' | 'proactive'>;

/** Figures that a conversation adds to the day on which it began, before anything was asked. */
export function conversationFigures({ channel, locale, site, proactive }: BegunChat): Figures {
  return {
    ...newFigures(),
    conversations: 1,
    channels: { [channel]: 1 },
    byChannel: byChannel(channel, { conversations: 1 }),
    locales: { [locale]: 1 },
    origins: { [site]: 1 },
    proactive: proactive === null ? {} : { [drawKey(proactive)]: 1 },
  };
}

/** Change that a conversation's question, `number` from 1, makes to the figures of the day on which the conversation began. */
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
