/** A problem that the person at the keyboard can solve. Its message is one sentence and is all that is printed. */
export class ExpectedError extends Error {
  override readonly name = 'ExpectedError';
}
