import type { Chat } from '../../documents/chats/chat.ts';
import type { Figures } from '../../documents/chats/figures.ts';
import { MINUTE_MS } from '../../durations.ts';
import { newFigures } from '../addFigures.ts';
import { byChannel } from './byChannel.ts';

/** Longest time until the first message of an agent that counts as prompt. */
export const PROMPT_RESPONSE_MS = 5 * MINUTE_MS;

/** Figures that the first message of an agent adds to the day on which the conversation began: none while there is no such message. */
export function firstResponseFigures({ firstResponseMs, channel }: Pick<Chat, 'firstResponseMs' | 'channel'>): Figures {
  if (firstResponseMs === null) return newFigures();
  const responded = { firstResponses: 1, firstResponseMsSum: firstResponseMs };
  return {
    ...newFigures(),
    ...responded,
    byChannel: byChannel(channel, responded),
    promptResponses: firstResponseMs <= PROMPT_RESPONSE_MS ? 1 : 0,
  };
}
