import type { Classification } from '../../classification.ts';

const GLAD =
  'great good perfect excellent love helpful amazing wonderful happy brilliant super prima toll gut perfekt klasse hilfreich freu zufrieden wunderbar begeister spitze ausgezeichnet'.split(
    ' ',
  );
const CROSS =
  'bad terrible awful broken disappoint angry annoy useless wrong late damag worst complain unacceptable ridiculous schlecht kaputt enttaeusch aerger aergerlich nerv unverschaemt falsch verspaet beschaedigt beschwer unzufrieden katastroph mies frech unmoeglich'.split(
    ' ',
  );
const NOT = new Set('not no never nicht kein keine keinen nie'.split(' '));
/** Maximum distance of a negation before its word, in words. */
const REACH = 2;
/** Short beginnings are whole words: "gut" is not "gutschein". */
const WHOLE = 4;

function isOne(word: string, beginnings: readonly string[]): boolean {
  return beginnings.some((beginning) => (beginning.length <= WHOLE ? word === beginning : word.startsWith(beginning)));
}

/** Sentiment of the person who writes these words: counted, with negations reversed. Neutral unless it shows. */
export function feelingOf(words: readonly string[]): Classification['sentiment'] {
  const score = words.reduce((sum, word, position) => {
    const value = isOne(word, GLAD) ? 1 : isOne(word, CROSS) ? -1 : 0;
    const isNegated = words.slice(Math.max(0, position - REACH), position).some((before) => NOT.has(before));
    return sum + (isNegated ? -value : value);
  }, 0);
  if (score === 0) return 'neutral';
  return score > 0 ? 'positive' : 'negative';
}
