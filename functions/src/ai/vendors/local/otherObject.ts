import { contentWords } from '../../../kernel/text/contentWords.ts';
import { FRAME_WORDS } from '../../../kernel/text/FRAME_WORDS.ts';
import { splitSentences } from '../../../kernel/text/splitSentences.ts';
import { anyOf } from '../../../kernel/vocabulary/anyOf.ts';

const INTRODUCTION = anyOf(({ followUps }) => followUps.introductions);
const ANOTHER = new RegExp(String.raw`^${INTRODUCTION}[\s,]+(?:\p{L}+\s+){0,3}\p{L}+\s*[?.!]*$`, 'iu');

/** The words for what a follow-up puts in the place of what was asked about before: "And underwear?". Empty for any other question. */
export function otherObject(question: string): string[] {
  const sentences = splitSentences(question);
  const last = sentences.at(-1) ?? '';
  if (sentences.length < 2 || !ANOTHER.test(last)) return [];
  return contentWords(last).filter((word) => !FRAME_WORDS.has(word));
}
