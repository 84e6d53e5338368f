import { everyWord } from '../vocabulary/everyWord.ts';
import { contentWords } from './contentWords.ts';

/** Stems of shorthand and fillers of chats, which say nothing: "pls", "wanna", "gibts". */
export const FILLERS: ReadonlySet<string> = new Set(contentWords(everyWord(({ words }) => words.fillers).join(' ')));
