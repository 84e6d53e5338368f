import type { Chat } from '../../documents/chats/chat.ts';
import type { Figures } from '../../documents/chats/figures.ts';
import { newFigures } from '../addFigures.ts';
import { byChannel } from './byChannel.ts';

/** Figures that a conversation adds to the day on which it began, once it went to the team without an answer of the chatbot's being tried. */
export function forTeamFigures({ channel, forTeam }: Pick<Chat, 'channel' | 'forTeam'>): Figures {
  if (!forTeam) return newFigures();
  return { ...newFigures(), forTeam: 1, byChannel: byChannel(channel, { forTeam: 1 }) };
}
