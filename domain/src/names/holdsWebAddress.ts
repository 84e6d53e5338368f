import { TITLES } from './TITLES.ts';

/** Nothing of it is seen: it could stand between a domain's letters. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** Full stops that browsers take for the dot of a domain. The full-width one is a dot already in Unicode's compatible form. */
const OTHER_DOTS = /[\u3002\uFF61]/g;

/** A scheme, `www.`, or an address of four numbers. */
const PLAIN_SIGNS = /:\/\/|(?<![\p{L}\p{N}])(?:https?:|www\d?\.)|\d\.\d{1,3}\.\d{1,3}\.\d/u;

/** Characters between the words of a text. A split by it leaves words at even places and these characters at odd ones. */
const BETWEEN = /([^\p{L}\p{M}\p{N}_-])/u;

/** Scripts in which an initial is one letter, and digits. In others, such as Tamil, its name in that script can take two. */
const ONE_LETTER = /[\p{Script=Latin}\p{Script=Han}\p{N}]/u;

/** Initials and titles: what follows their dot is a name. */
function isAbbreviation(label: string): boolean {
  const word = label.replace(/^[_-]+/, '');
  const letters = word.replaceAll(/\p{M}/gu, '');
  return letters.length <= (ONE_LETTER.test(letters) ? 1 : 2) || ` ${TITLES} `.includes(` ${word} `);
}

/** True iff `label.ending` can be the end of a domain: an ending has two letters at least, and no digits. */
function isDomain(label: string, ending: string, after: string | undefined): boolean {
  if (label === '' || !/^(?:xn--|(?:\p{L}\p{M}*){2})/u.test(ending)) return false;
  // With a path, also one of the few domains of one letter is an address.
  return after === '/' || !isAbbreviation(label);
}

/**
 * True iff mail programs would make a link of some part of the text: a web address with or without a scheme, a domain, or an
 * e-mail address. No list of domains' endings: there are some 1,500, and every year brings new ones. So two words with a dot
 * and no blank between them are a domain, unless the first one is an initial, a single digit or a title.
 */
export function holdsWebAddress(text: string): boolean {
  const plain = text.normalize('NFKC').replaceAll(INVISIBLE, '').replaceAll(OTHER_DOTS, '.').toLowerCase();
  if (PLAIN_SIGNS.test(plain)) return true;
  const parts = plain.split(BETWEEN);
  return parts.some(
    (part, index) => part === '.' && isDomain(parts[index - 1] ?? '', parts[index + 1] ?? '', parts[index + 2]),
  );
}
