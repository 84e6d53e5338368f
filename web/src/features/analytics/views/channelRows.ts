import { NO_CHANNEL } from '@parlance/domain/analytics/addChannels';
import { meanCsat } from '@parlance/domain/analytics/meanCsat';
import { CHANNELS, type Channel } from '@parlance/domain/channels/CHANNELS';
import type { Figures } from '@parlance/domain/documents/chats/figures';

/** A figure and the number of what it is made of. */
interface Part {
  value: number | null;
  base: number;
}

export interface ChannelRow {
  channel: Channel;
  conversations: number;
  messages: number;
  /** Share of the conversations that are over which the chatbot had alone: 0 to 1. */
  alone: Part;
  handovers: number;
  forTeam: number;
  /** Mean time until the team's first message, in milliseconds. */
  firstResponse: Part;
  /** Mean of the visitors' satisfaction, 1 to 5. */
  csat: Part;
}

function mean(sum: number, base: number): Part {
  return { value: base > 0 ? sum / base : null, base };
}

/** Figures of each channel with a conversation or a message, the one with the most conversations first. */
export function channelRows({ channels, byChannel }: Pick<Figures, 'channels' | 'byChannel'>): ChannelRow[] {
  const rows = CHANNELS.map((channel) => {
    const { over, alone, firstResponses, firstResponseMsSum, csat, ...counted } = byChannel[channel] ?? NO_CHANNEL;
    const satisfied = meanCsat(csat);
    return {
      channel,
      conversations: channels[channel] ?? 0,
      messages: counted.messages,
      alone: mean(alone, over),
      handovers: counted.handovers,
      forTeam: counted.forTeam,
      firstResponse: mean(firstResponseMsSum, firstResponses),
      csat: { value: satisfied.mean, base: satisfied.answers },
    };
  });
  return rows
    .filter(({ conversations, messages }) => conversations + messages > 0)
    .toSorted((one, other) => other.conversations - one.conversations);
}

/** Number of conversations of which nothing but the channel was counted: they began before the other figures were counted by channel. */
export function countedByChannelAlone({ channels, byChannel }: Pick<Figures, 'channels' | 'byChannel'>): number {
  return CHANNELS.reduce(
    (sum, channel) => sum + Math.max(0, (channels[channel] ?? 0) - (byChannel[channel]?.conversations ?? 0)),
    0,
  );
}
