/** Null where the browser refuses storage, by its settings or in a foreign page's frame. The chat works without it. */
function guarded<T>(run: () => T): T | null {
  try {
    return run();
  } catch {
    return null;
  }
}

function keyOf(chatbotId: string): string {
  return `parlance-chat-${chatbotId}`;
}

/** The stored token with which this browser can resume a conversation. It is stored only after the visitor agreed. */
export const resumeToken = {
  read: (chatbotId: string): string | null => guarded(() => localStorage.getItem(keyOf(chatbotId))),
  /** False if the browser refused. */
  write: (chatbotId: string, token: string): boolean =>
    guarded(() => {
      localStorage.setItem(keyOf(chatbotId), token);
      return true;
    }) ?? false,
  remove: (chatbotId: string): void => {
    guarded(() => localStorage.removeItem(keyOf(chatbotId)));
  },
} as const;
