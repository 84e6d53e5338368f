/** Where a browser may refuse storage, by settings or in a foreign page's frame, the chat works without it. */
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

/** The one thing that the chat ever stores, and only after the visitor agreed: the token of a conversation. */
export const keptToken = {
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
