import type { Channel } from '../../channels/CHANNELS.ts';
import type { ChannelFigures, Figures } from '../../documents/chats/figures.ts';
import { NO_CHANNEL } from '../addChannels.ts';

/** Figures of one channel alone; none where it is not known, as of what was stored before it was. */
export function byChannel(channel: Channel | null, figures: Partial<ChannelFigures>): Figures['byChannel'] {
  return channel === null ? {} : { [channel]: { ...NO_CHANNEL, ...figures } };
}
