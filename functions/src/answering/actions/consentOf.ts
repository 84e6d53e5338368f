import { fold } from '@parlance/domain/text/fold';
import { phrasesIn } from '../../kernel/text/phrasesIn.ts';
import { anyOf } from '../../kernel/vocabulary/anyOf.ts';

const YES = new RegExp(`^${anyOf(({ smallTalk }) => smallTalk.yes)}$`);
const BESIDE = new RegExp(`^${anyOf(({ smallTalk }) => smallTalk.yesBeside)}$`);
const BEFORE = new RegExp(`^${anyOf(({ smallTalk }) => smallTalk.noBefore)} `);
const NO = new RegExp(
  `^(?:${anyOf(({ smallTalk }) => smallTalk.no)}$|${anyOf(({ smallTalk }) => smallTalk.noBegin)}(?: |$))`,
);
/** A message that asks, or names another value, wants more than to agree or to refuse. */
const MORE = /[?\d]/;
/** Longer messages say more than yes. */
const MAX_CHARACTERS = 80;

/**
 * Reads whether a message agrees or refuses; undefined for anything else, which agrees to nothing. Only a message that says nothing but
 * yes is a yes: something is sent for it. One that begins with a no is a no, for which nothing is sent.
 */
export function consentOf(text: string): 'yes' | 'no' | undefined {
  if (MORE.test(text)) return undefined;
  const plain = fold(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  if (plain.length <= MAX_CHARACTERS && phrasesIn(plain, agreementOf)?.includes('yes') === true) return 'yes';
  return NO.test(withoutSighs(plain)) ? 'no' : undefined;
}

function agreementOf(phrase: string): 'yes' | 'beside' | undefined {
  if (YES.test(phrase)) return 'yes';
  return BESIDE.test(phrase) ? 'beside' : undefined;
}

/** A message without what may stand before a no: "hm, oh sorry, no". */
function withoutSighs(plain: string): string {
  let rest = plain;
  for (let found = BEFORE.exec(rest); found !== null; found = BEFORE.exec(rest)) rest = rest.slice(found[0].length);
  return rest;
}
