import { createBubble, type Bubble, type BubbleEvent } from './createBubble.ts';
import { readSettings } from './settings.ts';

type Listener = (detail: { chatbot: string; count: number }) => void;

/**
 * `Parlance('open' | 'close' | 'toggle' | 'destroy', chatbotId?)` and
 * `Parlance('on', 'open' | 'close' | 'ready' | 'unread', listener)` and `Parlance('identify', { name, email })`. Without an id a command goes to every chatbot of the
 * page. Unknown commands do nothing, and nothing here throws into the page.
 */
export interface PublicApi {
  (...call: readonly unknown[]): void;
  /** Starts the chatbot of one more script tag. */
  start: (script: HTMLScriptElement) => void;
}

function isListener(value: unknown): value is Listener {
  return typeof value === 'function';
}

/** The page's one `window.Parlance`. */
export function createPublicApi(): PublicApi {
  const bubbles = new Map<string, Bubble>();
  let identity: unknown;
  const listeners: { event: unknown; listener: Listener }[] = [];

  function start(script: HTMLScriptElement): void {
    const settings = readSettings(script.src, script.dataset, document.documentElement.lang || navigator.language);
    if (!settings) return;
    const chatbot = settings.chatbotId;
    const emit = (event: BubbleEvent, count: number): void => {
      for (const entry of listeners) if (entry.event === event) entry.listener({ chatbot, count });
    };
    const bubble = bubbles.get(chatbot) ?? createBubble(settings, emit);
    bubbles.set(chatbot, bubble);
    bubble.identify(identity);
    bubble.attach();
  }

  function run(command: unknown, target: unknown, listener: unknown): void {
    if (command === 'identify') {
      identity = target;
      for (const bubble of bubbles.values()) bubble.identify(identity);
    }
    if (isListener(listener)) listeners.push({ event: target, listener });
    for (const [chatbot, bubble] of bubbles) {
      if (target && target !== chatbot) continue;
      if (command === 'open' || command === 'close' || command === 'toggle' || command === 'destroy') bubble[command]();
      if (command === 'destroy') bubbles.delete(chatbot);
    }
  }

  function api(...call: readonly unknown[]): void {
    try {
      run(call[0], call[1], call[2]);
    } catch (error) {
      // A listener's mistake: it belongs into the page's console and not into the code that called.
      reportError(error);
    }
  }
  return Object.assign(api, { start });
}
