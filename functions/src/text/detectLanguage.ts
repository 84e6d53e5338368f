import type { Locale } from '@parlance/domain/locales';
import { words } from './contentWords.ts';

const GERMAN = new Set(
  'der die das und ist nicht ich sie wir mit fuer auf ein eine einen den dem zu von wie was wo wann wer warum kann koennen ihr ihre haben habt hat gibt es auch bei im am nach noch oder wenn welche welcher viel kostet kosten bitte danke hallo guten tag mein meine ihnen euch'.split(
    ' ',
  ),
);
const ENGLISH = new Set(
  'the and is are not i you we with for on a an of to how what where when who why can could do does did have has there it also at in after or if which much cost costs please thanks hello hi my your me would like from this that'.split(
    ' ',
  ),
);

/** English or German by a vote of function words and umlauts; `fallback` when the text does not show it. */
export function detectLanguage<Fallback extends Locale | null>(text: string, fallback: Fallback): Locale | Fallback {
  let vote = /[äöüß]/i.test(text) ? 2 : 0;
  for (const word of words(text)) {
    if (GERMAN.has(word)) vote += 1;
    if (ENGLISH.has(word)) vote -= 1;
  }
  if (vote === 0) return fallback;
  return vote > 0 ? 'de' : 'en';
}
