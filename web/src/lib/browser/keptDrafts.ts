import { createKeptDrafts } from './createKeptDrafts.ts';

/** Texts in the making that this browser keeps. Signing out removes them. */
export const keptDrafts = createKeptDrafts(() => window.localStorage);
