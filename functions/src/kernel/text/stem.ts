import { VOCABULARIES } from '../vocabulary/VOCABULARIES.ts';
import { remembered } from './remembered.ts';

/** Endings of words, the longest first, and the least that has to be left of a word without one. */
const ENDINGS = Object.values(VOCABULARIES)
  .flatMap(({ words }) => words.endings)
  .toSorted(([one], [other]) => other.length - one.length);
const ROUNDS = 3;
/** A language's common words, which are nine in ten of any text, and those of its moment's topics: some megabytes. */
const REMEMBERED = 20_000;
/** V8 keeps the whole text alive from which a longer word was cut: those are not remembered. */
const LONGEST_REMEMBERED = 12;
/** A vowel that German spells with an "e" behind it where the word is inflected: "zaehn" of "zahn". */
const UMLAUT = /(?<![aeiouq])([aou])e(?=[bcdfghjklmnpqrstvwxz])/g;

/** "geliefert", "abgebucht": a German participle without what makes it one. */
const PARTICIPLE = /^((?:ab|an|auf|aus|ein|mit|um|vor|zu|zurueck)?)ge(\p{L}{3,}?)t(?:e[mnrs]?)?$/u;

function withoutEnding(word: string): string {
  // "dauert", "wandern", "tagen": a letter of its own only behind these.
  if (word.length > 5 && /(?:er|el)[nt]$/.test(word)) return word.slice(0, -1);
  if (word.length > 4 && word.endsWith('en') && word.length < 6) return word.slice(0, -1);
  for (const [ending, least] of ENDINGS) {
    // "ss" is no plural, and what is left has to be speakable.
    if (!word.endsWith(ending) || word.length - ending.length < least || (ending === 's' && word.endsWith('ss')))
      continue;
    const rest = word.slice(0, -ending.length);
    if (/[aeiouy]/.test(rest)) return rest;
  }
  return word;
}

function stemOf(word: string): string {
  let rest = word.replace(/ies$/, 'y').replace(PARTICIPLE, '$1$2');
  for (let round = 0; round < ROUNDS; round += 1) rest = withoutEnding(rest);
  return rest.replace(UMLAUT, '$1').replace(/([b-df-hj-np-tv-z])\1$/, '$1');
}

const rememberedStem = remembered(REMEMBERED, stemOf);

/** A light stem of a folded word, for all languages at once: forms of one word mostly meet, different words mostly don't. */
export function stem(word: string): string {
  if (word.length <= 3 || /\d/.test(word)) return word;
  return word.length > LONGEST_REMEMBERED ? stemOf(word) : rememberedStem(word);
}
