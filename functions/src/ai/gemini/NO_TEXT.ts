/** What the model writes of a page on which nothing is written. */
export const NO_TEXT = 'NO_TEXT';
