/** Shares and changes of fewer than this are said in numbers: "3 of 4" says what "75 %" hides. */
export const LEAST_BASE = 10;
