import { CATALOGUES } from '../kernel/i18n/CATALOGUES.ts';
import { CATEGORY_KEYS } from '../kernel/i18n/Catalogue.ts';
import { CONTACT_PATTERNS } from '../kernel/text/CONTACT_PATTERNS.ts';
import { words } from '@parlance/domain/text/words';
import { contentWords } from '../kernel/text/contentWords.ts';
import { fold } from '@parlance/domain/text/fold';
import type { Classification } from './classification.ts';
import type { Transcript } from './AiProvider.ts';
import { feelingOf } from './vendors/local/feelingOf.ts';
import { everyWord } from '../kernel/vocabulary/everyWord.ts';

/** Subjects that customers of most businesses ask about, with the beginnings of the words they use. */
const CATEGORIES = CATEGORY_KEYS.map((key) => ({ key, beginnings: everyWord(({ categories }) => categories[key]) }));
const TOPIC_WORDS = 2;
const TOPIC_CHARACTERS = 80;

/** Classifies a conversation by its words alone: an honest stand-in for a model that reads it. */
export function classifyLexically({ questions, locale }: Transcript): Classification {
  const { email, link, phone } = CONTACT_PATTERNS;
  const texts = questions.map((question) => question.replace(email, '').replace(link, '').replace(phone, ''));
  const all = texts.flatMap(words);
  const { categories } = CATALOGUES[locale];
  const scored = CATEGORIES.map(({ key, beginnings }) => ({
    name: categories[key],
    score: all.filter((word) => beginnings.some((beginning) => word.startsWith(beginning))).length,
  }));
  const best = scored.reduce((top, one) => (one.score > top.score ? one : top), { name: categories.other, score: 0 });
  return { category: best.name, topic: topicOf(texts) || best.name, sentiment: feelingOf(all) };
}

/** The words that come up most, as they were written, in the order in which they came up first. */
function topicOf(texts: readonly string[]): string {
  const counts = new Map<string, { written: string; count: number }>();
  for (const written of texts.flatMap((text) => text.match(/[\p{L}-]{3,}/gu) ?? [])) {
    const [stem] = contentWords(fold(written));
    if (stem === undefined) continue;
    const known = counts.get(stem);
    if (known === undefined) counts.set(stem, { written, count: 1 });
    else known.count += 1;
  }
  const top = [...counts.values()].toSorted((a, b) => b.count - a.count).slice(0, TOPIC_WORDS);
  return [...counts.values()]
    .filter((word) => top.includes(word))
    .map(({ written }) => written)
    .join(' ')
    .slice(0, TOPIC_CHARACTERS)
    .toWellFormed();
}
