import { splitSentences } from '../../../kernel/text/splitSentences.ts';
import { anyOf } from '../../../kernel/vocabulary/anyOf.ts';
import { everyWord } from '../../../kernel/vocabulary/everyWord.ts';
import { contentWords } from '../../../kernel/text/contentWords.ts';

const WORDS = everyWord(({ questions }) => Object.values(questions.words).join(' ')).join('|');
const BEGIN = `(?:${WORDS}|${anyOf(({ questions }) => questions.polar)})`;
const JOINT = anyOf(({ questions }) => questions.joins);
/** "I bought a tent last week and the zip is broken, what does a repair cost?" */
const CLAUSE = new RegExp(String.raw`[,;:–—-]\s+(?:${JOINT}\s+)?(${BEGIN}\b[^,;]*)$`, 'iu');

/** The part of a question that asks: its last sentence, and of that what stands behind a story. */
export function askingClause(question: string): string {
  const last = splitSentences(question).at(-1) ?? '';
  const clause = CLAUSE.exec(last)?.[1];
  return clause === undefined || contentWords(clause).length === 0 ? last : clause;
}
