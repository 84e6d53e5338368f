const SUFFIX = '.answer';

/** The id of a question's answer: one question has one answer. No client can name it, since `idSchema` has no dot. */
export function answerIdOf(questionId: string): string {
  return `${questionId}${SUFFIX}`;
}

/** The question of an answer's id; undefined for the id of anything else. */
export function questionIdOf(messageId: string): string | undefined {
  return messageId.endsWith(SUFFIX) ? messageId.slice(0, -SUFFIX.length) : undefined;
}
