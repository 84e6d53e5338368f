import type { Chat } from '../../documents/chats/chat.ts';
import type { Figures } from '../../documents/chats/figures.ts';
import { newFigures } from '../addFigures.ts';
import { byChannel } from './byChannel.ts';

/** Figures that a visitor's satisfaction adds to the day on which the conversation began: none where nothing was said. */
export function csatFigures({ csat, channel }: Pick<Chat, 'csat' | 'channel'>): Figures {
  const score = csat?.score ?? null;
  if (score === null) return newFigures();
  const said = { [score]: 1 };
  return { ...newFigures(), csat: said, byChannel: byChannel(channel, { csat: said }) };
}
