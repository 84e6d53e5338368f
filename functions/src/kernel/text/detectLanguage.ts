import type { Locale } from '@parlance/domain/locales';
import { words } from '@parlance/domain/text/words';
import { LANGUAGE_WORDS } from './languageWords.ts';

/** Weight of a sign of German; English counts as much the other way. */
const WORD = 1;
const UMLAUT = 2;
const SHAPE = 0.4;

/** Beginnings, ends and sequences of letters that the words of one language have and those of the other have rarely, folded. */
const GERMAN_SHAPES: readonly RegExp[] = [
  /(?:ung|heit|keit|schaft|lich|isch|zeit|stelle|karte|platz|preis|gerat|geraet)(?:e|en|er|es|em|s)?$/,
  /^(?:ge[a-z]{3,}t|ver[b-df-hj-np-tv-z][a-z]{2,}|zu[a-z]+en|auf[a-z]{3,}|aus[a-z]{3,}|ueber[a-z]+|rueck[a-z]+|ruck[a-z]+)$/,
  /tz|sch(?!ool|ed|em)|pf|zw|dt|ieb|ieg|ier|(?:^|[a-z])ae|oe|ue[bcfghklmnrt]|eu|chl|chn|chr|chs|cht|kt|fft|nz|rz|lz|j[aeou]|aa|[dgkr]en$|te?ll?en$|ei[bcdfhklmnrst]/,
  /[bdgkmnprt]e$/,
  // Compounds.
  /^[a-z]{14,}$/,
];
const ENGLISH_SHAPES: readonly RegExp[] = [
  /(?:ing|ly|ness|ful|less|ment|ies|ght|able|ible|ous|ive|ance|ence|tion|sion|ed|ity|ology)s?$/,
  /th|wh|ou|ow|oo|ee|ea|oa|ay|oy|sh|ck$|ckl|qu[ei]|cc|ct|wr|ui|ai[nrdl]|y$|c[aou]|x/,
  /[a-z](?:ll|ss|ss|ve|ce|ge|se|le)$/,
];

/** Score of a word that no list has, by its letters. */
function shapeOf(word: string): number {
  const has = (shapes: readonly RegExp[]): number => shapes.filter((shape) => shape.test(word)).length;
  return SHAPE * (has(GERMAN_SHAPES) - has(ENGLISH_SHAPES));
}

/**
 * English or German by a vote of words that one of them alone has, of umlauts, and of the shapes of all other words;
 * `fallback` when the text does not show it.
 */
export function detectLanguage<Fallback extends Locale | null>(text: string, fallback: Fallback): Locale | Fallback {
  let vote = /[äöüß]/i.test(text) ? UMLAUT : 0;
  for (const word of words(text)) {
    const language = LANGUAGE_WORDS.get(word);
    if (language !== undefined) vote += language === 'de' ? WORD : -WORD;
    else if (word.length > 3) vote += shapeOf(word);
  }
  if (Math.abs(vote) < SHAPE / 2) return fallback;
  return vote > 0 ? 'de' : 'en';
}
