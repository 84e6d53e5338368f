/** True for a chatbot that is neither gone nor being deleted: to all but its deletion, the two are the same. */
export function isThere<T extends { isDeleting: boolean }>(chatbot: T | undefined): chatbot is T {
  return chatbot !== undefined && !chatbot.isDeleting;
}
