import { languageOf } from '@parlance/domain/languages/languageOf';
import type { SpokenLanguage } from '@parlance/domain/languages/SPOKEN_LANGUAGES';
import { isLocale } from '@parlance/domain/locales';
import { covers } from './covers.ts';
import { MONTH_NAMES, WEEKDAY_NAMES } from './NAMED_DATES.ts';
import { namesIn } from './namesIn.ts';
import { takeDates } from './takeDates.ts';
import { type Figure, type Figures, readFigures } from './readFigures.ts';

/** A translation has at most so many times the letters of its original, and some more; one into Chinese has much fewer. */
const LONGER = 3;
const MORE = 60;
const MAY = 5;
const WEEKDAYS = [...WEEKDAY_NAMES];

interface Languages {
  /** Null where it is not known. */
  from: SpokenLanguage | null;
  to: SpokenLanguage;
}

/**
 * Reports whether a translation has every link, address, phone number, code, date, time, number, price and percentage of its original,
 * each as often, and no other; names in capitals too, and in English and German days of the week and months. Figures may be written as
 * the other language does. What has no form to know it by, such as a "not" that is missing, is not noticed.
 */
export function isFaithful(original: string, translation: string, { from, to }: Languages): boolean {
  const text = translation.trim();
  if (text === '' || text.length > LONGER * original.length + MORE) return false;
  const written = languageOf(text);
  if (written !== null && written !== to && written === (from ?? languageOf(original))) return false;
  return (
    hasSameFigures(original, text, { from, to }) &&
    hasSameDays(original, text, { from, to }) &&
    keepsNames(original, text)
  );
}

function hasSameFigures(original: string, text: string, { from, to }: Languages): boolean {
  const [before, after] = [readFigures(original, from), readFigures(text, to)];
  return (
    covers(before.written, after.written, after.words) &&
    covers(after.written, before.written, before.words) &&
    hasSameWords(before, after) &&
    hasSameUnits(before.written, after.written, isOurs({ from, to }))
  );
}

/** False for "three" in place of "vier". A word for which nothing stands ("dreimal") is none of either. */
function hasSameWords(before: Figures, after: Figures): boolean {
  const alone = (one: Figures, other: Figures) =>
    [...one.words].filter(
      (word) => !other.words.has(word) && !other.written.some(({ readings }) => readings.has(word)),
    );
  return alone(before, after).length === 0 || alone(after, before).length === 0;
}

/** Comparison of currencies and percent. Without all words of both languages, a text that has none proves nothing. */
function hasSameUnits(before: readonly Figure[], after: readonly Figure[], isStrict: boolean): boolean {
  const [one, other] = [before, after].map((figures) => new Set(figures.flatMap(({ unit }) => unit ?? [])));
  if (one === undefined || other === undefined) return true;
  if (!isStrict && (one.size === 0 || other.size === 0)) return true;
  return isSameSet(one, other);
}

function isSameSet(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((each) => other.has(each));
}

function isOurs({ from, to }: Languages): boolean {
  return (from === null || isLocale(from)) && isLocale(to);
}

/** Days of the week, and months but for the one that is a verb as well. */
function hasSameDays(original: string, text: string, languages: Languages): boolean {
  if (!isOurs(languages)) return true;
  const [before, after] = [namedIn(original), namedIn(text)];
  return isSameSet(before, after);
}

/** "Samstagvormittag" is a Saturday. */
function namedIn(text: string): ReadonlySet<string> {
  const words = takeDates(text, null, () => ' ').match(/\p{L}+/gu) ?? [];
  return new Set(
    words.flatMap((word) => {
      const name = word.toLowerCase();
      const [, weekday] = WEEKDAYS.find(([day]) => name.startsWith(day)) ?? [];
      if (weekday !== undefined) return `weekday ${weekday}`;
      const month = MONTH_NAMES.get(name);
      const isMonth = month !== undefined && month !== MAY && name.length > 3 && /^\p{Lu}/u.test(word);
      return isMonth ? `month ${month}` : [];
    }),
  );
}

function keepsNames(original: string, text: string): boolean {
  const said = new Set((text.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.toLowerCase()));
  return [...namesIn(original)].every((name) => [name, `${name}s`].some((form) => said.has(form)));
}
