import type { WidgetConfig } from '@parlance/domain/widget/config';
import type { ProactiveHost } from '../context/ProactiveHost.ts';
import { readProactiveMessage, type ReadDraw } from '../../protocol/proactiveMessage.ts';

/**
 * Listens to the rules of the page around this frame. Any page that may frame us may send one: it can make the chat begin with a
 * message of the business, or ask a suggestion of one, and be counted as such. A rule that is none of `messages` is none.
 */
export function connectProactive({ proactive: messages }: WidgetConfig): ProactiveHost {
  let latest: ReadDraw = null;
  let receive: ((draw: ReadDraw) => void) | undefined;

  window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (window.parent === window || source !== window.parent || origin === 'null') return;
    const draw = readProactiveMessage(data);
    if (draw === undefined) return;
    latest = messages.some(({ id }) => id === draw?.ruleId) ? draw : null;
    receive?.(latest);
  });

  return {
    draw: () => {
      if (latest === null) return undefined;
      const { ruleId, isShown, holdout } = latest;
      return { ruleId, isShown, holdout };
    },
    listen: (onDraw) => {
      receive = onDraw;
      onDraw(latest);
      return () => {
        receive = undefined;
      };
    },
  };
}
