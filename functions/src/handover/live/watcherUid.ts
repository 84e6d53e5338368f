/** The account under which a visitor's browser watches its conversation: it has nothing but this id. */
export function watcherUid(chatId: string): string {
  return `visitor-${chatId}`;
}
