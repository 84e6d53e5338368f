import type { ProactiveDraw } from '@parlance/domain/widget/proactiveDraw';
import type { ReadDraw } from '../../protocol/proactiveMessage.ts';

/** The rules for messages beside the bubble, in the page around this frame. */
export interface ProactiveHost {
  /** The draw on the present page view; undefined where no rule applied. */
  draw: () => ProactiveDraw | undefined;
  /** Passes on the last message that has come and those that come later. Returns a function that ends it. */
  listen: (onDraw: (draw: ReadDraw) => void) => () => void;
}
