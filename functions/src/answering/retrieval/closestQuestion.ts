import { words } from '@parlance/domain/text/words';

/** Questions of the same form share at least this part of all their words; less, and another person or thing is meant. */
const MIN_SHARED = 0.35;

function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((word) => other.has(word)).length;
  const all = one.size + other.size - both;
  return all === 0 ? 0 : both / all;
}

/** Of several questions of the same form the one that is nearest to `text` by all its words; undefined when none is near. */
export function closestQuestion<T extends { question: string }>(text: string, candidates: readonly T[]): T | undefined {
  const own = new Set(words(text));
  let best: { candidate: T; score: number } | undefined;
  for (const candidate of candidates) {
    const score = shared(own, new Set(words(candidate.question)));
    if (score >= MIN_SHARED && score > (best?.score ?? 0)) best = { candidate, score };
  }
  return best?.candidate;
}
