/** The question's id of an answer's: see `answerIdOf`. */
export function questionIdOf(answerId: string): string {
  return answerId.replace(/-a$/, '');
}
