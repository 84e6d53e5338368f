/** The part of a page that says how visitors felt. */
export const SENTIMENT_SECTION = 'sentiment';
