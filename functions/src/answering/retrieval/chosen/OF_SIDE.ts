/** Nearest vectors to each of two things that a question compares, of which `includeSides` hears the best two in any case. */
export const OF_SIDE = 10;
