/** So much of a question stands in lists of chats. */
export const PREVIEW_CHARACTERS = 300;
