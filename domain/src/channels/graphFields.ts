/** Access token as Meta gives it: letters, digits and few signs, of no fixed length. */
export const GRAPH_TOKEN = /^[\w.|-]{20,1000}$/;

/** Secret of an app at Meta. */
export const APP_SECRET = /^[\da-f]{32}$/;

/** Number by which Meta knows an account. */
export const GRAPH_ID = /^\d{5,25}$/;
