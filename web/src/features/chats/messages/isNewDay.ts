/** Whether a message is the first of a day on the reader's clock. `before`: when the one before was written, if there is one. */
export function isNewDay(at: Date, before: Date | undefined): boolean {
  return before === undefined || at.toDateString() !== before.toDateString();
}
