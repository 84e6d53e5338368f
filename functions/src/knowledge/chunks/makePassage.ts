import { createHash } from 'node:crypto';
import type { Chunk } from '@parlance/domain/documents/knowledge/chunk';
import { CHUNKER } from './CHUNKER.ts';
import { questionKey } from '../../kernel/text/questionKey.ts';
import { termsOf } from '../../kernel/text/termsOf.ts';
import { detectLanguage } from '../../kernel/text/detectLanguage.ts';

/** A passage before it has a vector. */
export type Passage = Pick<
  Chunk,
  'index' | 'heading' | 'page' | 'text' | 'terms' | 'hash' | 'language' | 'question' | 'questionKey'
>;

/** Shorter texts are names and figures, which are the same in every language. */
const TELLING_CHARACTERS = 60;

/** A passage with its language, where it is long enough to detect it, and the hash by which the same passage keeps its vector. */
export function makePassage(
  { heading, text, page = null, question = null }: Pick<Passage, 'heading' | 'text'> & Partial<Passage>,
  index: number,
): Passage {
  return {
    index,
    heading,
    page,
    text,
    terms: termsOf(`${question ?? ''} ${heading} ${text}`),
    question,
    questionKey: question === null ? null : questionKey(question),
    language: text.length < TELLING_CHARACTERS ? null : detectLanguage(text, null),
    hash: createHash('sha256').update(`${CHUNKER}\n${heading}\n${text}`).digest('hex'),
  };
}
