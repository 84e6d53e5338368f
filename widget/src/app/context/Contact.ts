/** A visitor whom the website's server vouches for. */
export interface Contact {
  /** Goes on with another one of the contact's conversations, or with null with a new one. Fails with a `CallError`. */
  openChat: (chatId: string | null) => Promise<void>;
}
