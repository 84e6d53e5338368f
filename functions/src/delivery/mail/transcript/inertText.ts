import { holdsWebAddress } from '@parlance/domain/names/holdsWebAddress';
import { stripInvisible } from '../../../kernel/text/stripInvisible.ts';

/** Numbers that begin with + or 0, and ten digits in groups of three, three and four, as in the United States. */
const PHONE =
  /(?<![\p{Nd}.,])(?:[+＋]\p{Nd}|\p{Nd}(?<=[0０٠۰०]))(?:[ ()./-]{0,2}\p{Nd}){5,}|(?<!\p{Nd})\(?\p{Nd}{3}\)?[ ./-]{1,2}\p{Nd}{3}[ ./-]\p{Nd}{4}(?!\p{Nd})/gu;
/** A day, with or without what follows: no phone number. */
const DAY = /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}(?!\d)/;
const AROUND = /^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu;

interface InertText {
  text: string;
  /** Pieces that were left out. */
  removed: string[];
}

interface InertOptions {
  /** Numbers stay, also those that may be a phone's. */
  keepsNumbers?: boolean;
}

/**
 * A stranger's words as a mail may quote them to somebody who never asked for them: no invisible characters, and `placeholder` for whatever
 * leads to the stranger: web addresses (as broadly as `holdsWebAddress` takes them), e-mail addresses, accounts with an @, phone numbers.
 */
export function inertText(text: string, placeholder: string, { keepsNumbers = false }: InertOptions = {}): InertText {
  const removed: string[] = [];
  const leaveOut = (piece: string): string => {
    removed.push(piece.replace(AROUND, ''));
    return placeholder;
  };
  const words = stripInvisible(text)
    .replace(PHONE, (phone) => (keepsNumbers || DAY.test(phone) ? phone : leaveOut(phone)))
    .split(/(\s+)/u)
    .map((word) => (holdsWebAddress(word) || word.normalize('NFKC').includes('@') ? leaveOut(word) : word));
  return { text: words.join(''), removed: removed.filter((piece) => piece !== '') };
}
