import { addFigures } from '@parlance/domain/analytics/addFigures';
import {
  type BegunChat,
  conversationFigures,
  depthChange,
} from '@parlance/domain/analytics/counting/conversationFigures';
import type { Figures } from '@parlance/domain/documents/chats/figures';
import type { VisitorMessage } from '@parlance/domain/documents/chats/message';

/** Figures that a question changes on the day on which its conversation began: the conversation with the first one, and how deep it goes. */
export function questionFigures(
  { number, opens }: Pick<VisitorMessage, 'number' | 'opens'>,
  chat: BegunChat,
): Figures | undefined {
  if (number === null) return undefined;
  const depth = depthChange(number);
  return opens ? addFigures(depth, conversationFigures(chat)) : depth;
}
