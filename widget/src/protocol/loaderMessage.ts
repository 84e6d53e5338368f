/**
 * Message of the loader to the chat app: first one that it is there, then one for every change of its panel. `focus` is true when
 * the visitor opened the panel, so that the app may take the focus. `identity` is what the page says of its
 * visitor, unchecked: claims or a token; null once the visitor has signed out.
 */
export interface LoaderMessage {
  parlance: 'panel';
  open: boolean;
  focus: boolean | undefined;
  identity?: unknown;
}

/** Reads a message event's data; undefined for anything that is not ours. */
export function readLoaderMessage(data: unknown): LoaderMessage | undefined {
  if (typeof data !== 'object' || data === null || !('parlance' in data) || data.parlance !== 'panel') return undefined;
  return {
    parlance: 'panel',
    open: 'open' in data && data.open === true,
    focus: 'focus' in data && data.focus === true,
    identity: 'identity' in data ? data.identity : undefined,
  };
}
