import type { ChannelFigures, Figures } from '../documents/chats/figures.ts';
import { addCounts } from './addCounts.ts';

export const NO_CHANNEL: ChannelFigures = {
  conversations: 0,
  messages: 0,
  over: 0,
  alone: 0,
  handovers: 0,
  forTeam: 0,
  firstResponses: 0,
  firstResponseMsSum: 0,
  csat: {},
};

function addChannel(one: ChannelFigures, other: ChannelFigures, times: number): ChannelFigures {
  return {
    conversations: one.conversations + times * other.conversations,
    messages: one.messages + times * other.messages,
    over: one.over + times * other.over,
    alone: one.alone + times * other.alone,
    handovers: one.handovers + times * other.handovers,
    forTeam: one.forTeam + times * other.forTeam,
    firstResponses: one.firstResponses + times * other.firstResponses,
    firstResponseMsSum: one.firstResponseMsSum + times * other.firstResponseMsSum,
    csat: addCounts(one.csat, other.csat, times),
  };
}

/** The sum of figures by channel, `other` taken so many times. */
export function addChannels(
  one: Figures['byChannel'],
  other: Figures['byChannel'],
  times: number,
): Figures['byChannel'] {
  const sum = { ...one };
  for (const [channel, more] of Object.entries(other)) {
    sum[channel] = addChannel(sum[channel] ?? NO_CHANNEL, more, times);
  }
  return sum;
}
