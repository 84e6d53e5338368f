import type { Contradiction } from '@parlance/domain/documents/knowledge/contradiction';

export type FigureKind = Contradiction['kind'];

/** Kind of bound that a figure sets: "9 €", "from 9 €", "up to 9 €", "9 to 12 €". */
export type Bound = 'exact' | 'from' | 'to' | 'range';

/** Value that a sentence states and that another sentence may state otherwise. */
export interface Figure {
  kind: FigureKind;
  /** Unit of the values: a currency, "min" for times and durations, the stem of what is counted. Empty if there is none. */
  unit: string;
  bound: Bound;
  /** In the notation of its kind: numbers, minutes, digits of a telephone number, "day.month.year", a folded name. Two of a range. */
  values: readonly (number | string)[];
  /** As it is written in the sentence. */
  written: string;
}
