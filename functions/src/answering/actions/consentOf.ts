import { fold } from '@parlance/domain/text/fold';
import { anyOf } from '../../kernel/vocabulary/anyOf.ts';

const YES = anyOf(({ smallTalk }) => smallTalk.yes);
const BESIDE = anyOf(({ smallTalk }) => smallTalk.yesBeside);
/** Nothing but words of consent, of which one is a plain yes. */
const AGREES = new RegExp(`^(?:${BESIDE} )*${YES}(?: ${YES}| ${BESIDE})*$`);
const BEFORE = anyOf(({ smallTalk }) => smallTalk.noBefore);
/** A plain no, whatever follows it. */
const REFUSES = new RegExp(
  `^(?:${anyOf(({ smallTalk }) => smallTalk.no)}|(?:${BEFORE} )*${anyOf(({ smallTalk }) => smallTalk.noBegin)}(?: .*)?)$`,
);
/** A message that asks, or names another value, wants more than to agree or to refuse. */
const MORE = /[?\d]/;

/**
 * Reads whether a message agrees or refuses; undefined for anything else, which agrees to nothing. Only a message that says nothing but
 * yes is a yes: something is sent for it. One that begins with a no is a no, for which nothing is sent.
 */
export function consentOf(text: string): 'yes' | 'no' | undefined {
  if (MORE.test(text)) return undefined;
  const plain = fold(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  if (AGREES.test(plain)) return 'yes';
  return REFUSES.test(plain) ? 'no' : undefined;
}
