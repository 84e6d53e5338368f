/** One of a contact's conversations. */
interface FormerChat {
  chatId: string;
  preview: string;
  /** Time of the last message, in milliseconds. */
  at: number;
}

/** A visitor whom the website's server vouches for. Each call fails with a `CallError`. */
export interface Contact {
  /** Goes on with another one of the contact's conversations, or with null with a new one. */
  openChat: (chatId: string | null) => Promise<void>;
  /** The contact's conversations, the newest first; `before` is the time of the last one of the page before. */
  listChats: (before?: number) => Promise<{ chats: readonly FormerChat[]; hasMore: boolean }>;
}
