import { LIMITS } from '@parlance/domain/limits';
import type { Locale } from '@parlance/domain/locales';
import { fold } from '@parlance/domain/text/fold';
import { CATALOGUES } from '../kernel/i18n/CATALOGUES.ts';
import { detectLanguage } from '../kernel/text/detectLanguage.ts';
import type { SiteScan } from './siteProfiles/SiteScan.ts';
import { anyOf } from '../kernel/vocabulary/anyOf.ts';

const SHORTEST = 10;
const MOST = 4;

/** Topics of a website's headings and links, folded, with the question that customers ask about each. */
const TOPICS = (['shipping', 'returns', 'hours', 'prices', 'appointments', 'warranty'] as const).map((topic) => ({
  topic,
  words: new RegExp(String.raw`\b${anyOf(({ pages }) => pages.topics[topic])}\b`),
}));

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
