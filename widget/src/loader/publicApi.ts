import type { LoaderSettings } from '@parlance/domain/widget/loaderSettings';
import { createBubble, type Bubble, type BubbleEvent } from './createBubble.ts';
import { whenIdle } from './whenIdle.ts';

type Listener = (detail: { chatbot: string; count: number }) => void;

/**
 * `Parlance('open' | 'close' | 'toggle' | 'destroy', chatbotId?)`,
 * `Parlance('on', 'open' | 'close' | 'ready' | 'unread' | 'identify', listener)` and `Parlance('identify', { name, email })`, with `{ token }` in
 * its place, or null once the visitor has signed out. Without an id
 * a command goes to every chatbot of the page. Unknown commands do nothing, and nothing here throws into the page.
 */
export interface PublicApi {
  (command?: unknown, target?: unknown, listener?: unknown): void;
  /** Starts one more chatbot. */
  start: (settings: LoaderSettings) => void;
}

function isListener(value: unknown): value is Listener {
  return typeof value === 'function';
}

/** The page's one `window.Parlance`. */
export function createPublicApi(): PublicApi {
  const bubbles = new Map<string, Bubble>();
  let identity: unknown;
  const listeners: [event: unknown, listener: Listener][] = [];

  function draw(settings: LoaderSettings): void {
    const chatbot = settings.chatbotId;
    const emit = (event: BubbleEvent, count: number): void => {
      for (const [awaited, listener] of listeners) {
        // A listener's mistake belongs into the page's console and stops nothing of ours.
        if (awaited === event) setTimeout(listener, 0, { chatbot, count });
      }
    };
    const bubble = bubbles.get(chatbot) ?? createBubble(settings, emit, () => identity);
    bubbles.set(chatbot, bubble);
    if (!bubble.host.isConnected) document.body.append(bubble.host);
  }

  function run(command: unknown, target: unknown, listener: unknown): void {
    if (command === 'identify') identity = target;
    if (isListener(listener)) listeners.push([target, listener]);
    for (const [chatbot, bubble] of bubbles) {
      bubble.post();
      if (target && target !== chatbot) continue;
      if (command === 'open') bubble.show(true);
      if (command === 'toggle') bubble.show();
      if (command === 'close' || command === 'destroy') bubble.show(false);
      if (command !== 'destroy') continue;
      bubble.host.remove();
      bubbles.delete(chatbot);
    }
  }

  // Calls wait as drawing does, so that both keep their order.
  function api(command?: unknown, target?: unknown, listener?: unknown): void {
    whenIdle(() => run(command, target, listener));
  }

  api.start = (settings: LoaderSettings) => whenIdle(() => draw(settings));
  return api;
}
