import { LIMITS } from '@parlance/domain/limits';
import type { Locale } from '@parlance/domain/locales';
import { fold } from '@parlance/domain/text/fold';
import { detectLanguage } from '../kernel/text/detectLanguage.ts';
import type { SiteScan } from './siteProfiles/SiteScan.ts';

const SHORTEST = 10;
const MOST = 4;

/** Topics of a website's headings and links, folded, with the question that customers ask about each. */
const TOPICS: readonly { words: RegExp; question: Readonly<Record<Locale, string>> }[] = [
  {
    words: /\b(?:shipping|delivery|versand|lieferung|versandkosten)\b/,
    question: { en: 'What does shipping cost?', de: 'Was kostet der Versand?' },
  },
  {
    words: /\b(?:returns?|refunds?|rueckgabe|ruecksendung|retoure|widerruf)\b/,
    question: { en: 'How can I return something?', de: 'Wie kann ich etwas zurückgeben?' },
  },
  {
    words: /\b(?:opening hours|opening times|hours|oeffnungszeiten|sprechzeiten)\b/,
    question: { en: 'When are you open?', de: 'Wann haben Sie geöffnet?' },
  },
  {
    words: /\b(?:prices?|pricing|preise|preisliste|tarife)\b/,
    question: { en: 'What are your prices?', de: 'Was sind Ihre Preise?' },
  },
  {
    words: /\b(?:appointments?|booking|termine?|terminvereinbarung|buchung)\b/,
    question: { en: 'How do I make an appointment?', de: 'Wie vereinbare ich einen Termin?' },
  },
  {
    words: /\b(?:warranty|guarantee|garantie|gewaehrleistung)\b/,
    question: { en: 'How long is the warranty?', de: 'Wie lange gilt die Garantie?' },
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
  const topical = TOPICS.filter(({ words }) => words.test(texts)).map(({ question }) => question[locale]);
  const starters = new Map([...own, ...topical].toReversed().map((text) => [fold(text), text]));
  return [...starters.values()].toReversed().slice(0, MOST);
}
