import { contentWords } from '../../../../kernel/text/contentWords.ts';
import { splitSentences } from '../../../../kernel/text/splitSentences.ts';
import type { Measure } from './measureOf.ts';
import { type Span, spansIn } from './spansIn.ts';

/** Verdict of a text's first range, or of that of a row's cell, on a figure in the same unit. */
export interface RangeFound {
  /** The column of its cell, or the passage of the sentence: its neighbours have the same. */
  group: string;
  holds: boolean;
  /** Stems of the question's figure and its unit. */
  met: readonly string[];
}

interface Text {
  n: number;
  heading: string;
  text: string;
  ranges: readonly RangeFound[];
}

interface Cell {
  group: string;
  ranges: readonly Span[];
}

const NAMED_CELL = /^([^:|]{1,100}): (.+)$/;

/**
 * Texts with their ranges whose unit is that of a figure in a question: "up to 23 kg" does not hold 25 kg. A range without a unit has
 * that of its column's others. Of several sentences of a question the last one with figures counts.
 */
export function withRanges<T extends Text>(question: string, texts: readonly T[]): readonly T[] {
  const asked = splitSentences(question)
    .map((sentence) => spansIn(sentence))
    .findLast((spans) => spans.length > 0);
  if (asked === undefined) return texts;
  const read = texts.map((text) => ({ text, cells: cellsOf(text) }));
  const units = unitsByGroup(read.flatMap(({ cells }) => cells));
  return read.map(({ text, cells }) => ({
    ...text,
    ranges: asked.flatMap((span) => firstFor(span, cells, units) ?? []),
  }));
}

function cellsOf({ n, heading, text }: Text): Cell[] {
  const cells = text.split(' | ');
  const isRow = cells.length > 1;
  return cells
    .map((written, place) => {
      const [, name = '', cell = written] = isRow ? (NAMED_CELL.exec(written) ?? []) : [];
      const group = isRow ? `${heading}\n${name === '' ? place : name}` : String(n);
      return { group, ranges: spansIn(cell, name).filter(({ isRange }) => isRange) };
    })
    .filter(({ ranges }) => ranges.length > 0);
}

function unitsByGroup(cells: readonly Cell[]): Map<string, Measure[]> {
  const units = new Map<string, Measure[]>();
  for (const { group, ranges } of cells) {
    const stated = ranges.filter(({ hasUnit }) => hasUnit).flatMap(({ measures }) => measures);
    units.set(group, [...(units.get(group) ?? []), ...stated]);
  }
  return units;
}

function firstFor(asked: Span, cells: readonly Cell[], units: ReadonlyMap<string, Measure[]>): RangeFound | undefined {
  for (const { group, ranges } of cells) {
    const adopted = units.get(group) ?? [];
    for (const unit of asked.measures) {
      const held = ranges.flatMap((range) => isHeld(asked, unit, range, adopted) ?? []);
      if (held.length === 0) continue;
      return { group, holds: held.includes(true), met: contentWords(`${asked.written} ${unit.name}`) };
    }
  }
  return undefined;
}

/** True if a range has a figure in it, or a part of one; undefined where it is of another kind. */
function isHeld(asked: Span, unit: Measure, range: Span, adopted: readonly Measure[]): boolean | undefined {
  const measures = range.hasUnit ? range.measures : [...range.measures, ...adopted];
  const same = measures.find(({ kind }) => kind === unit.kind);
  if (same === undefined) return undefined;
  const [low, high] = [range.from * same.size, range.to * same.size];
  const [least, most] = [asked.from * unit.size, asked.to * unit.size];
  const from = Math.max(low, least);
  const to = Math.min(high, most);
  const isOnBound = (range.isOpen && [low, high].includes(from)) || (asked.isOpen && [least, most].includes(from));
  return from < to || (from === to && !isOnBound);
}
