import { fold } from './fold.ts';
import { LANGUAGE_WORDS } from './LANGUAGE_WORDS.ts';

/** Words of all languages that carry no topic, folded. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  Object.values(LANGUAGE_WORDS).flatMap(({ stop }) => stop.split(' ').map(fold)),
);
