/**
 * The way in which sources are read, cut and embedded. A higher number has every file read again that was read in an older
 * way; until that is done, answers come from the old passages.
 */
export const CHUNKER = 4;
