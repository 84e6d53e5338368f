import { contentWords } from '../../../kernel/text/contentWords.ts';
import { FRAME_WORDS } from '../../../kernel/text/FRAME_WORDS.ts';

/** "What is the warranty on boots?": what stands between the article and a preposition is asked for, the rest says of what. */
const ENGLISH =
  /^(?:and )?(?:what|which|how (?:much|high|long|big|large)) (?:is|are) (?:the|your) ((?:[\p{L}-]+ ){0,2}?[\p{L}-]+)(?= (?:of|on|for|in|to|per|at|with|from)\b|\s*[?.!]*$)/iu;
const GERMAN =
  /^(?:und )?(?:was|welche[rs]?|wie(?: (?:hoch|lang|groß|teuer))?) (?:ist|sind|lautet|lauten) (?:die|der|das|ihre?|eure?) (?:\p{Ll}+ )?(\p{Lu}[\p{L}-]+)/iu;

/** The word for what a question asks, stemmed, where it is one that asks for one thing of another; else undefined. */
export function focusOf(question: string): string | undefined {
  const [, phrase = ''] = ENGLISH.exec(question) ?? GERMAN.exec(question) ?? [];
  const focus = contentWords(phrase).at(-1);
  return focus === undefined || FRAME_WORDS.has(focus) ? undefined : focus;
}
