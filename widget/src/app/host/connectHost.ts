import type { AppMessage } from '../../protocol/appMessage.ts';
import { readLoaderMessage, type LoaderMessage } from '../../protocol/loaderMessage.ts';
import type { Host } from '../context/Host.ts';

/**
 * Listens to the loader in the page around this frame. Its first message shows that it is there and at which origin; answers go to
 * that origin alone. Any page that may frame us may send one: it learns nothing but that the chat is closed or unread.
 * To be called before the page's load event, which is when the loader sends it.
 */
export function connectHost(): Host {
  let origin: string | undefined;
  const listeners = new Set<(message: LoaderMessage) => void>();
  let waiting: LoaderMessage[] = [];
  let last: LoaderMessage | undefined;

  function post(message: AppMessage): void {
    if (origin !== undefined) window.parent.postMessage(message, origin);
  }

  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (window.parent === window || event.source !== window.parent || event.origin === 'null') return;
    const message = readLoaderMessage(event.data);
    if (message === undefined) return;
    if (origin !== event.origin) {
      ({ origin } = event);
      post({ parlance: 'ready', count: 0 });
    }
    last = { ...message, focus: false };
    if (listeners.size === 0) waiting.push(message);
    for (const receive of listeners) receive(message);
  });

  function listen(onMessage: (message: LoaderMessage) => void): () => void {
    listeners.add(onMessage);
    const missed = waiting.length === 0 && last ? [last] : waiting;
    waiting = [];
    for (const message of missed) onMessage(message);
    return () => listeners.delete(onMessage);
  }

  return { post, listen };
}
