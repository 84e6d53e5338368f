import { fold } from '@parlance/domain/text/fold';
import { MONEY } from '../../../../kernel/text/amounts/MONEY.ts';
import { stem } from '../../../../kernel/text/stem.ts';
import { anyOf } from '../../../../kernel/vocabulary/anyOf.ts';
import type { Vocabulary } from '../../../../kernel/vocabulary/Vocabulary.ts';

/** A unit: of what it is, and how much of that. Units of one kind convert into each other. */
export interface Measure {
  kind: string;
  size: number;
  /** The word for it, folded. */
  name: string;
  /** False for things that are counted, and for any other word that stands where a unit may. */
  isUnit: boolean;
}

const HOUR = 60;
const DAY = 24 * HOUR;
const YEAR = 12;

/** Names and signs of units, folded. */
const MEASURES: readonly [name: RegExp, kind: string, size: number][] = [
  named(`€|eur|${MONEY.eur}`, 'EUR'),
  named(`[$]|usd|${MONEY.usd}`, 'USD'),
  named(`£|gbp|${MONEY.gbp}`, 'GBP'),
  named(`chf|fr|${MONEY.chf}`, 'CHF'),
  named(`%|${MONEY.percent}`, 'percent'),
  named(timeOf('minute'), 'minute'),
  named(timeOf('hour'), 'minute', HOUR),
  named(timeOf('day'), 'minute', DAY),
  named(timeOf('week'), 'minute', 7 * DAY),
  named(timeOf('month'), 'month'),
  named(timeOf('year'), 'month', YEAR),
  named(`g|${nameOf('gram')}`, 'gram'),
  named(`kg|${nameOf('kilogram')}`, 'gram', 1000),
  named(`t|${nameOf('tonne')}`, 'gram', 1_000_000),
  named(`mm|${nameOf('millimetre')}`, 'millimetre'),
  named(`cm|${nameOf('centimetre')}`, 'millimetre', 10),
  named(`m|${nameOf('metre')}`, 'millimetre', 1000),
  named(`km|${nameOf('kilometre')}`, 'millimetre', 1_000_000),
  named(`ml`, 'millilitre'),
  named(`l|${nameOf('litre')}`, 'millilitre', 1000),
  named(nameOf('people'), 'people'),
  named(nameOf('age'), 'month', YEAR),
];

function timeOf(unit: keyof Vocabulary['amounts']['units']): string {
  return fold(anyOf(({ amounts }) => amounts.units[unit]));
}

function nameOf(measure: keyof Vocabulary['amounts']['measures']): string {
  return anyOf(({ amounts }) => amounts.measures[measure]);
}

function named(pattern: string, kind: string, size = 1): [RegExp, string, number] {
  return [new RegExp(`^(?:${pattern})$`, 'u'), kind, size];
}

/** The unit that a word or a sign names; things that are counted, such as copies, are units of their own. */
export function measureOf(written: string): Measure {
  const name = fold(written);
  const found = MEASURES.find(([pattern]) => pattern.test(name));
  if (found === undefined) return { kind: stem(name), size: 1, name, isUnit: false };
  const [, kind, size] = found;
  return { kind, size, name, isUnit: true };
}
