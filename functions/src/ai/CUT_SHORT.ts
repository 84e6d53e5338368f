/** Ends a stream that was cut off, for its length or by a safety filter: the sentence that it stands in is not whole. Never shown. */
export const CUT_SHORT = '\u{E001}';
