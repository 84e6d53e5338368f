/** Null where the browser refuses storage, by its settings or in a foreign page's frame. The chat works without it. */
function guarded<T>(run: () => T): T | null {
  try {
    return run();
  } catch {
    return null;
  }
}

export interface StoredText {
  read: (chatbotId: string) => string | null;
  /** False if the browser refused. */
  write: (chatbotId: string, text: string) => boolean;
  remove: (chatbotId: string) => void;
}

function storedIn(storage: () => Storage, what = 'chat'): StoredText {
  const keyOf = (chatbotId: string): string => `parlance-${what}-${chatbotId}`;
  return {
    read: (chatbotId) => guarded(() => storage().getItem(keyOf(chatbotId))),
    write: (chatbotId, text) =>
      guarded(() => {
        storage().setItem(keyOf(chatbotId), text);
        return true;
      }) ?? false,
    remove: (chatbotId) => {
      guarded(() => storage().removeItem(keyOf(chatbotId)));
    },
  };
}

/** Data of a conversation that may be stored in the visitor's browser, one of each per chatbot. */
export const storedToken = {
  /** With which this browser can resume the conversation. Stored only after the visitor agreed. */
  resume: storedIn(() => localStorage),
  /** With which the conversation goes on in this tab. Stored once the visitor has written. */
  tab: storedIn(() => sessionStorage),
  /** The id of the question whose answer is under way in this tab. Not its words. */
  asked: storedIn(() => sessionStorage, 'asked'),
} as const;
