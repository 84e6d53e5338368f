import { LIMITS } from '@parlance/domain/limits';
import type { Locale } from '@parlance/domain/locales';
import { fold } from '@parlance/domain/text/fold';
import { CATALOGUES } from '../kernel/i18n/CATALOGUES.ts';
import type { Catalogue } from '../kernel/i18n/Catalogue.ts';
import { detectLanguage } from '../kernel/text/detectLanguage.ts';
import type { SiteScan } from './siteProfiles/SiteScan.ts';

const SHORTEST = 10;
const MOST = 4;

/** Topics of a website's headings and links, folded, with the question that customers ask about each. */
const TOPICS: readonly { words: RegExp; topic: keyof Catalogue['starters'] }[] = [
  {
    words: /\b(?:shipping|delivery|versand|lieferung|versandkosten)\b/,
    topic: 'shipping',
  },
  {
    words: /\b(?:returns?|refunds?|rueckgabe|ruecksendung|retoure|widerruf)\b/,
    topic: 'returns',
  },
  {
    words: /\b(?:opening hours|opening times|hours|oeffnungszeiten|sprechzeiten)\b/,
    topic: 'hours',
  },
  {
    words: /\b(?:prices?|pricing|preise|preisliste|tarife)\b/,
    topic: 'prices',
  },
  {
    words: /\b(?:appointments?|booking|termine?|terminvereinbarung|buchung)\b/,
    topic: 'appointments',
  },
  {
    words: /\b(?:warranty|guarantee|garantie|gewaehrleistung)\b/,
    topic: 'warranty',
  },
];

function isQuestion(text: string): boolean {
  return text.endsWith('?') && text.length >= SHORTEST && text.length <= LIMITS.starterCharacters;
}

/**
 * Questions for a chatbot to offer, at most four and each once: those that the website itself asks in the chatbot's language, then
 * those about what its headings and links speak of.
 */
export function siteStarters(
  scans: readonly Pick<SiteScan, 'questions' | 'headings' | 'links'>[],
  locale: Locale,
): string[] {
  const own = scans
    .flatMap(({ questions, headings }) => [...questions, ...headings])
    .filter((text) => isQuestion(text) && detectLanguage(text, locale) === locale);
  const texts = fold(
    scans.flatMap(({ headings, links }) => [...headings, ...links.map(({ text }) => text)]).join('\n'),
  );
  const topical = TOPICS.filter(({ words }) => words.test(texts)).map(
    ({ topic }) => CATALOGUES[locale].starters[topic],
  );
  const starters = new Map([...own, ...topical].toReversed().map((text) => [fold(text), text]));
  return [...starters.values()].toReversed().slice(0, MOST);
}
