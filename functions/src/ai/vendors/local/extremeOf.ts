import { fold } from '@parlance/domain/text/fold';
import { STOP_WORDS } from '@parlance/domain/text/stopWords';
import { words } from '@parlance/domain/text/words';
import { FRAME_WORDS } from '../../../kernel/text/FRAME_WORDS.ts';
import { stem } from '../../../kernel/text/stem.ts';
import { keyOf } from './keyOf.ts';
import { amountOf } from '../../../kernel/text/amounts/amountOf.ts';
import { everyWord } from '../../../kernel/vocabulary/everyWord.ts';
import { VOCABULARIES } from '../../../kernel/vocabulary/VOCABULARIES.ts';

const EXTREMES = Object.values(VOCABULARIES)
  .flatMap(({ questions }) => questions.extremes)
  .map(({ asks, states, takes }) => ({
    asks: new RegExp(String.raw`\b(?:${asks})\b`),
    states: new RegExp(states),
    sign: takes === 'least' ? 1 : -1,
  }));
/** A number with the unit or the currency beside it. */
const FIGURE = /([€$£]?)\s*(\d[\d.,’']*\d|\d)\s*(\p{L}+\d?|[€$£%])?/u;

interface Figure {
  amount: number;
  unit: string;
}

/** Small words behind which a name says more of its thing: "new zip on a jacket". */
const BEHIND = new RegExp(String.raw`(?<=\p{L})\s(?:${[...STOP_WORDS].join('|')})\s.*`, 'iu');
const WHICH = new RegExp(
  String.raw`\b(?:${everyWord(({ questions }) => questions.words.what).join('|')})\s+(\p{L}+)`,
  'iu',
);

/**
 * Texts by the figure of which a question wants the least or the most, that one first: "which table is cheaper?". Undefined where it
 * wants none, or where fewer than two state it, or in different units; empty where they state it of things of another kind, such as the
 * repair of a tent.
 */
export function extremeOf<T extends { text: string }>(question: string, units: readonly T[]): T[] | undefined {
  const asked = fold(question);
  const extreme = EXTREMES.find(({ asks }) => asks.test(asked));
  if (extreme === undefined) return undefined;
  const kind = fold(WHICH.exec(question)?.[1] ?? '');
  const rows = units.filter(({ text }) => keyOf(text) !== '');
  const ofKind = isThing(kind) && rows.length > 0 ? rows.filter(({ text }) => isOf(kind, text)) : units;
  if (ofKind.length === 0) return [];
  const stated = ofKind.flatMap((unit) => {
    const figure = figureIn(unit.text, extreme.states);
    return figure === undefined ? [] : [{ unit, figure }];
  });
  const isComparable = new Set(stated.map(({ figure }) => figure.unit)).size === 1;
  if (stated.length < 2 || !isComparable) return undefined;
  return stated.toSorted((a, b) => extreme.sign * (a.figure.amount - b.figure.amount)).map(({ unit }) => unit);
}

function isThing(word: string): boolean {
  return word !== '' && !STOP_WORDS.has(word) && !FRAME_WORDS.has(stem(word));
}

/** Reports whether a row is about a thing of a kind, by the name of its column or its own: "Oslo table", not "repair of a table". */
function isOf(kind: string, row: string): boolean {
  const [column = ''] = row.split(': ');
  const [head = ''] = keyOf(row).split(BEHIND);
  return [column, head].some((name) => {
    const last = words(name).at(-1) ?? '';
    return last.endsWith(kind) || stem(last) === stem(kind);
  });
}

/** The figure in the cell of a row, or in the sentence, that states what is compared. */
function figureIn(text: string, states: RegExp): Figure | undefined {
  const part = text.split(' | ').find((cell) => states.test(fold(cell)) && FIGURE.test(cell));
  const [, before = '', written = '', behind = ''] = FIGURE.exec(part ?? '') ?? [];
  const amount = Number(amountOf(written)[0]);
  return written === '' || Number.isNaN(amount) ? undefined : { amount, unit: fold(before === '' ? behind : before) };
}
