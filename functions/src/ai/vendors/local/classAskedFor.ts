import { contentWords } from '../../../kernel/text/contentWords.ts';

/** "Which file types can it read?": what stands in the plural between the question word and the verb. */
const ENGLISH =
  /^(?:and )?(?:which|what) ((?:kinds? of |types? of |sorts? of )?(?:\p{L}+ )?\p{L}+s) (?:can|could|do|does|did|are|will|may|would|should|have|has|is)\b/iu;
/** German marks most plurals by these endings, and "welche" stands before the singular as well. */
const GERMAN = /^(?:[Uu]nd )?[Ww]elche (?:\p{Ll}+ )?(\p{Lu}[\p{L}-]*(?:en|s))\b/u;

/** The words for the things that a question wants listed, stemmed; none where it asks for anything else. */
export function classAskedFor(question: string): string[] {
  const [, phrase = ''] = ENGLISH.exec(question) ?? GERMAN.exec(question) ?? [];
  return contentWords(phrase);
}
