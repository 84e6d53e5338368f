/** Begins and ends lines that are code. */
export const FENCE = /^\s*(```|~~~)/;
