/** Output of a model, alone, when the passages do not hold an answer. Never shown. */
export const NO_ANSWER = 'NO_ANSWER';
