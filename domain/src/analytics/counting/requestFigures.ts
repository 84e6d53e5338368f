import type { Channel } from '../../channels/CHANNELS.ts';
import type { Figures } from '../../documents/chats/figures.ts';
import { newFigures } from '../addFigures.ts';
import { byChannel } from './byChannel.ts';

/** Figures that a visitor's request for an agent adds to its day. */
export function requestFigures(channel: Channel | null): Figures {
  return { ...newFigures(), handovers: 1, byChannel: byChannel(channel, { handovers: 1 }) };
}
