import { fold } from '@parlance/domain/text/fold';

const YES = /^(?:yes|yes please|yes send it|yes do it|send it|i agree|ja|ja bitte|ja gern|ja gerne|ja senden|jawohl)$/;
const NO = /^(?:no|no thanks|no thank you|no please don t|nein|nein danke|lieber nicht|nicht senden|cancel|abbrechen)$/;

/** Reads whether a whole message agrees or refuses; undefined for anything else, which agrees to nothing. */
export function consentOf(text: string): 'yes' | 'no' | undefined {
  const plain = fold(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  if (YES.test(plain)) return 'yes';
  return NO.test(plain) ? 'no' : undefined;
}
