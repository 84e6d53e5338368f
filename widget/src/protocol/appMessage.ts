/** What the chat app in the iframe tells the loader in the page around it. `count` belongs to `unread`. */
export interface AppMessage {
  parlance: 'ready' | 'close' | 'unread';
  count?: number;
}

/** Reads a message event's data; undefined for anything that is not ours. */
export function readAppMessage(data: unknown): Required<AppMessage> | undefined {
  if (typeof data !== 'object' || data === null || !('parlance' in data)) return undefined;
  const { parlance } = data;
  if (parlance !== 'ready' && parlance !== 'close' && parlance !== 'unread') return undefined;
  return { parlance, count: 'count' in data && typeof data.count === 'number' ? data.count : 0 };
}
