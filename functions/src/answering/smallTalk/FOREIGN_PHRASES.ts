import type { SmallTalk } from './SmallTalk.ts';

/**
 * Patterns of greetings, thanks and goodbyes of the languages in which the chat has texts and the product has no vocabulary, folded.
 * What says something else in another one, as "tak" does, is left out.
 */
export const FOREIGN_PHRASES: readonly (readonly [SmallTalk, string])[] = [
  [
    'goodbye',
    'au revoir|bonne journee|arrivederci|adios|hasta luego|tot ziens|do widzenia|ate logo|na shledanou|hosca kal|farvel|hej da',
  ],
  [
    'thanks',
    'merci(?: beaucoup)?|grazie(?: mille)?|(?:muchas )?gracias|dank (?:u|je)(?: wel)?|dziekuje|obrigad[oa]|dekuji|tesekkurler|mange tak|tack(?: sa mycket)?',
  ],
  [
    'greeting',
    'bonjour|bonsoir|salut|buongiorno|buonasera|hola|buenos dias|buenas tardes|goedendag|goedemorgen|czesc|dzien dobry|ola|bom dia|boa tarde|ahoj|dobry den|merhaba|hej|god dag',
  ],
];
