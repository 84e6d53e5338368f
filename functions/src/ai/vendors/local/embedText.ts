import { EMBEDDING_DIMENSION } from '@parlance/domain/limits';
import { contentWords } from '../../../kernel/text/contentWords.ts';
import { CONCEPTS } from '../../CONCEPTS.ts';
import { hashBits } from '../../../kernel/text/meaning/hashBits.ts';
import { CONTACT_PATTERNS } from '../../../kernel/text/CONTACT_PATTERNS.ts';
import { FRAME_WORDS } from '../../../kernel/text/FRAME_WORDS.ts';
import { fold } from '@parlance/domain/text/fold';
import { stem } from '../../../kernel/text/stem.ts';

const WORD_WEIGHT = 1;
const PAIR_WEIGHT = 0.35;
const GRAM_WEIGHT = 0.25;
const CONCEPT_WEIGHT = 0.5;
const CONTACT_WEIGHT = 1.5;
/** Words of a question's frame are hardly ever what it is about. */
const FRAME_WEIGHT = 0.4;
const GRAM = 4;
/** A text with a phone number is about phones, in both languages, whatever it calls them. */
const CONTACTS = [
  [CONTACT_PATTERNS.phone, stem('phone')],
  [CONTACT_PATTERNS.phone, stem('telefon')],
  [CONTACT_PATTERNS.email, stem('email')],
] as const;

/** Features of a text with their weights: stems, what they mean, pairs of neighbours, and 4-grams of long words for compounds. */
function features(text: string): Map<string, { count: number; weight: number }> {
  const found = new Map<string, { count: number; weight: number }>();
  const add = (key: string, weight: number) => {
    const feature = found.get(key);
    if (feature === undefined) found.set(key, { count: 1, weight });
    else feature.count += 1;
  };
  for (const [pattern, word] of CONTACTS) {
    if (new RegExp(pattern, 'u').test(text))
      for (const concept of CONCEPTS.get(word) ?? []) add(`c:${concept}`, CONTACT_WEIGHT);
  }
  let previous: string | undefined;
  for (const word of contentWords(text)) {
    add(`w:${word}`, FRAME_WORDS.has(word) ? FRAME_WEIGHT : WORD_WEIGHT);
    for (const concept of CONCEPTS.get(word) ?? []) add(`c:${concept}`, CONCEPT_WEIGHT);
    if (previous !== undefined) add(`p:${previous} ${word}`, PAIR_WEIGHT);
    previous = word;
    const padded = `^${word}$`;
    for (let start = 0; word.length > GRAM && start + GRAM <= padded.length; start += 1) {
      add(`g:${padded.slice(start, start + GRAM)}`, GRAM_WEIGHT);
    }
  }
  return found;
}

/**
 * The local embedding: signed feature hashing (Weinberger et al. 2009, arXiv:0902.2206) into 768 dimensions, 1 + log(tf),
 * L2-normalised. Never a zero vector, whose cosine distance is not a number. A change here needs a new space name.
 */
export function embedText(text: string): number[] {
  const vector = Array.from({ length: EMBEDDING_DIMENSION }, () => 0);
  const add = (key: string, value: number) => {
    const bucket = hashBits(key, 0x811c9dc5) % EMBEDDING_DIMENSION;
    const sign = (hashBits(key, 0x9747b28c) & 1) === 1 ? 1 : -1;
    vector[bucket] = (vector[bucket] ?? 0) + sign * value;
  };
  for (const [key, { count, weight }] of features(text)) add(key, weight * (1 + Math.log(count)));
  if (Math.hypot(...vector) === 0) add(`raw:${fold(text)}`, 1);
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
}
