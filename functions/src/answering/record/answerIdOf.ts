/** The answer's document beside its question's: one question has one answer. */
export function answerIdOf(messageId: string): string {
  return `${messageId}-a`;
}
