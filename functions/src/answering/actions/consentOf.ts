import { fold } from '@parlance/domain/text/fold';
import { anyOf } from '../../kernel/vocabulary/anyOf.ts';

const YES = new RegExp(`^${anyOf(({ smallTalk }) => smallTalk.yes)}$`);
const NO = new RegExp(`^${anyOf(({ smallTalk }) => smallTalk.no)}$`);

/** Reads whether a whole message agrees or refuses; undefined for anything else, which agrees to nothing. */
export function consentOf(text: string): 'yes' | 'no' | undefined {
  const plain = fold(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  if (YES.test(plain)) return 'yes';
  return NO.test(plain) ? 'no' : undefined;
}
