import { sessionValue } from './sessionValue.ts';

/** The text of a success that the next page shows: this one is about to be left by a full load. */
export const laterToast = sessionValue('parlance-toast');
