import type { Outcome } from './outcome.ts';
import { type Scores, scoresOf } from './scoresOf.ts';

/** A row of figures for each corpus in each language, such as "support.en", and one for each kind of question in it. */
export function rowsOf(outcomes: ReadonlyMap<string, readonly Outcome[]>): Map<string, Scores> {
  const rows = new Map<string, Scores>();
  for (const [name, all] of outcomes) {
    rows.set(name, scoresOf(all));
    for (const [kind, some] of Map.groupBy(all, (outcome) => outcome.kind)) rows.set(`${name}.${kind}`, scoresOf(some));
  }
  return rows;
}
