import { EMBEDDING_DIMENSION } from '@parlance/domain/limits';
import { subjectsIn } from './subjectsIn.ts';
import { hashBits } from './hashBits.ts';

const COMPONENTS = 64;

/**
 * A vector of what a text is about, the same in all languages of the product as far as `SUBJECTS` knows the words: each subject is
 * `COMPONENTS` components of +1 or -1, so that two subjects have hardly any in common.
 */
export function subjectVector(text: string): number[] {
  const vector = Array.from({ length: EMBEDDING_DIMENSION }, () => 0);
  for (const subject of subjectsIn(text)) {
    for (let component = 0; component < COMPONENTS; component += 1) {
      const hash = hashBits(`${subject}:${component}`, 0x811c9dc5);
      const place = (hash >>> 1) % EMBEDDING_DIMENSION;
      vector[place] = (vector[place] ?? 0) + ((hash & 1) === 1 ? 1 : -1);
    }
  }
  return vector;
}
