import { splitSentences } from '../../../kernel/text/splitSentences.ts';
import type { Figure } from './figure.ts';
import { takeFigures } from './takeFigures.ts';
import { takeWeekdays } from './takeWeekdays.ts';
import { type StatementWord, wordsOf } from './wordsOf.ts';
import { anyOf } from '../../../kernel/vocabulary/anyOf.ts';

/** Fields of a passage that are read. */
export interface StatementSource {
  heading: string;
  text: string;
  /** The question, where the passage is its answer. */
  question: string | null;
  /** The file's name, the page's title or the question. */
  sourceName: string;
}

/** A sentence, or a part of one, with figures. */
export interface Statement {
  sentence: string;
  figures: readonly Figure[];
  words: readonly StatementWord[];
  /** Words of the sentence before this part of it. */
  before: readonly StatementWord[];
  /** Headings and the question above it. */
  context: readonly StatementWord[];
  title: readonly StatementWord[];
  days: ReadonlySet<number>;
  /** Years, and numbers that count nothing: "Alpha 3", "2025". Sorted. */
  labels: readonly string[];
  /** Words that change its meaning: "without", "not", "after". Sorted. */
  turns: readonly string[];
}

const MAX_CHARACTERS = 280;
/** Matches examples and statements about former times, which contradict nothing. */
const UNTOLD = new RegExp(String.raw`(?<!\p{L})${anyOf(({ statements }) => statements.untold)}(?!\p{L})`, 'iu');
const TURNS = new RegExp(String.raw`(?<!\p{L})${anyOf(({ statements }) => statements.turns)}(?!\p{L})`, 'giu');
const DIRECTED = new RegExp(`^${anyOf(({ statements }) => statements.directed)}$`, 'i');
const ITEM = /^\s*(?:[-*•]|\d{1,2}[.)])\s+/;
const PARTS = new RegExp(
  String.raw`;\s+|,\s+(?=\p{L})|\s+${anyOf(({ joints }) => joints.statements)}\s+(?=\p{L})`,
  'gu',
);

/** A sentence in parts with figures of their own, or whole. */
function partsOf(sentence: string): string[] {
  const parts: string[] = [];
  let rest = '';
  for (const part of sentence.split(PARTS)) {
    rest = rest === '' ? part : `${rest}, ${part}`;
    if (takeFigures(rest).figures.length > 0) {
      parts.push(rest);
      rest = '';
    }
  }
  if (parts.length < 2) return [sentence];
  return rest === '' ? parts : [...parts.slice(0, -1), `${parts.at(-1) ?? ''}, ${rest}`];
}

function turnsOf(text: string): string[] {
  return (text.match(TURNS) ?? [])
    .map((turn) => turn.toLowerCase())
    .filter((turn) => !DIRECTED.test(turn))
    .toSorted();
}

/** The figures of a passage with what they are about, sentence by sentence. Questions, examples and former times are left out. */
export function statementsOf({ heading, text, question, sourceName }: StatementSource): Statement[] {
  const above = takeWeekdays(`${heading} ${question ?? ''}`);
  const title = wordsOf(sourceName.replace(/\.[a-z]{2,5}$/i, ''));
  return splitSentences(text).flatMap((line) => {
    const sentence = line.replace(ITEM, '');
    if (sentence.length > MAX_CHARACTERS || sentence.endsWith('?') || UNTOLD.test(sentence)) return [];
    let before: readonly StatementWord[] = [];
    return partsOf(sentence).flatMap((part) => {
      const dated = takeWeekdays(part);
      const { figures, rest } = takeFigures(dated.rest);
      const words = wordsOf(rest).filter(({ stem }) => !/^\d+$/.test(stem));
      const labels = [...new Set(`${rest} ${above.rest} ${sourceName}`.match(/\d+/g) ?? [])].toSorted();
      const statement: Statement = {
        sentence,
        figures,
        words,
        before,
        context: wordsOf(above.rest).filter(({ stem }) => !/^\d+$/.test(stem)),
        title,
        days: dated.days.size > 0 ? dated.days : above.days,
        labels,
        turns: turnsOf(rest),
      };
      before = [...before, ...words];
      return figures.length === 0 ? [] : [statement];
    });
  });
}
