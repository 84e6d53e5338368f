import { DE_REPLIES } from './DE_REPLIES.ts';
import { EN_REPLIES } from './EN_REPLIES.ts';
import type { Replies } from './Replies.ts';

function anyLanguage(pick: (replies: Replies) => string): string {
  return [EN_REPLIES, DE_REPLIES].map((replies) => `(?:${pick(replies)})`).join('|');
}

const AT_START = String.raw`^[\s,.!:–-]*`;

/** Patterns of folded text by which a reply to one customer is read, in all languages of the product. */
export const REPLY_PATTERNS = {
  /** With the name, to the end of the salutation. */
  salutation: new RegExp(
    String.raw`${AT_START}(?:${anyLanguage(({ salutation }) => salutation)})(?: [\p{L}.'[\]-]+){0,4} ?[,!:–\n-]+\s*`,
    'u',
  ),
  closing: new RegExp(String.raw`${AT_START}(?:${anyLanguage(({ closing }) => closing)})(?![\p{L}])`, 'u'),
  leadIn: new RegExp(String.raw`${AT_START}(?:${anyLanguage(({ leadIn }) => leadIn)})`, 'u'),
  aside: new RegExp(
    anyLanguage(({ aside }) => aside),
    'u',
  ),
  ofCase: new RegExp(
    anyLanguage(({ ofCase }) => ofCase),
    'u',
  ),
  own: new RegExp(
    anyLanguage(({ own }) => own),
    'u',
  ),
  state: new RegExp(
    anyLanguage(({ state }) => state),
    'u',
  ),
};
