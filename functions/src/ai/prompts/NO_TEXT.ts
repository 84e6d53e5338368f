/** Output of the model for a page without any text. */
export const NO_TEXT = 'NO_TEXT';
