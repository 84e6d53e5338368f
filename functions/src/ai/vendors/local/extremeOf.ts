import { fold } from '@parlance/domain/text/fold';
import { amountOf } from '../../../kernel/text/amounts/amountOf.ts';
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

/**
 * Texts by the figure of which a question wants the least or the most, that one first: "which table is cheaper?". Undefined where it
 * wants none, or where fewer than two state it, or in different units.
 */
export function extremeOf<T extends { text: string }>(question: string, units: readonly T[]): T[] | undefined {
  const asked = fold(question);
  const extreme = EXTREMES.find(({ asks }) => asks.test(asked));
  if (extreme === undefined) return undefined;
  const stated = units.flatMap((unit) => {
    const figure = figureIn(unit.text, extreme.states);
    return figure === undefined ? [] : [{ unit, figure }];
  });
  const isComparable = new Set(stated.map(({ figure }) => figure.unit)).size === 1;
  if (stated.length < 2 || !isComparable) return undefined;
  return stated.toSorted((a, b) => extreme.sign * (a.figure.amount - b.figure.amount)).map(({ unit }) => unit);
}

/** The figure in the cell of a row, or in the sentence, that states what is compared. */
function figureIn(text: string, states: RegExp): Figure | undefined {
  const part = text.split(' | ').find((cell) => states.test(fold(cell)) && FIGURE.test(cell));
  const [, before = '', written = '', behind = ''] = FIGURE.exec(part ?? '') ?? [];
  const amount = Number(amountOf(written)[0]);
  return written === '' || Number.isNaN(amount) ? undefined : { amount, unit: fold(before === '' ? behind : before) };
}
