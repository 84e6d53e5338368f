import type { Chat } from '../../documents/chats/chat.ts';
import type { Figures } from '../../documents/chats/figures.ts';
import { newFigures } from '../addFigures.ts';

/** Figures that a visitor's satisfaction adds to the day on which the conversation began: none where nothing was said. */
export function csatFigures(csat: Chat['csat']): Figures {
  const score = csat?.score ?? null;
  return { ...newFigures(), csat: score === null ? {} : { [score]: 1 } };
}
