import { LOCALES, type Locale } from '../../locales.ts';
import { ANSWER_WORDS } from '../../text/ANSWER_WORDS.ts';
import { fold } from '../../text/fold.ts';

/** Numbers by their words, in all languages. */
const WORDS = new Map(
  LOCALES.flatMap((locale) =>
    ANSWER_WORDS[locale].numbers
      .split(' ')
      .flatMap((words, number) => words.split('/').map((word) => [word, number] as const)),
  ),
);
const FIGURE = /(?<![\d.,])[-−]?\d(?:[\d.,'’]*\d)?(?![\d.,]*\d)/g;
const GROUPED = /^-?\d{1,3}(?:[.,'’]\d{3})+$/;

/** A whole number in digits or as a word: `3`, `three`. Undefined for anything else. */
export function numberWord(word: string): number | undefined {
  return /^\d+$/.test(word) ? Number(word) : WORDS.get(fold(word));
}

/** A figure in its plain form `1234.5`, by the customs of a language where a mark can mean either. */
function plainFigure(figure: string, locale: Locale): string {
  const text = figure.replace('−', '-');
  const { decimal } = ANSWER_WORDS[locale];
  const marks = [...new Set(text.match(/[.,'’]/g))];
  const [only] = marks;
  const isGrouped = marks.length === 1 && only !== decimal && GROUPED.test(text);
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (isGrouped || last === -1) return text.replaceAll(/[.,'’]/g, '');
  return `${text.slice(0, last).replaceAll(/[.,'’]/g, '')}.${text.slice(last + 1)}`;
}

/** Numbers that a message has, in their plain form, each once: its figures, and where it has none its words for them. */
export function numbersIn(message: string, locale: Locale): string[] {
  const figures = [...message.matchAll(FIGURE)].map(([figure]) => plainFigure(figure, locale));
  if (figures.length > 0) return [...new Set(figures)];
  const words = fold(message).match(/\p{L}+/gu) ?? [];
  return [...new Set(words.flatMap((word) => WORDS.get(word)?.toString() ?? []))];
}
