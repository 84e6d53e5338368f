import { fold } from '@parlance/domain/text/fold';
import { CONCEPTS } from '../ai/CONCEPTS.ts';
import { stem } from '../kernel/text/stem.ts';
import { VOCABULARIES } from '../kernel/vocabulary/VOCABULARIES.ts';

/** Words with which a model says in its own way what a passage says, by group; more than `CONCEPTS` has. */
const GROUPS = Object.values(VOCABULARIES).flatMap(({ questions }) => questions.meanings.trim().split('\n'));

const OWN: ReadonlyMap<string, readonly string[]> = GROUPS.reduce((known, group, number) => {
  for (const word of new Set(group.split(' ').map((one) => stem(fold(one)))))
    known.set(word, [...(known.get(word) ?? []), `s${number}`]);
  return known;
}, new Map<string, string[]>());

/** The groups of words of much the same meaning in which a stemmed word stands, by name. */
export function meaningsOf(word: string): string[] {
  return [...(CONCEPTS.get(word) ?? []).map((number) => `c${number}`), ...(OWN.get(word) ?? [])];
}
