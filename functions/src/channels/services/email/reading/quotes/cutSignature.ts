import { oneOf } from '../words/oneOf.ts';

/** RFC 3676, section 4.3; many programs lose the blank behind the dashes. */
const SIGNATURE = /^--\s*$/;
const LINE = /^[\s_*=\u2013\u2014-]{3,}$/;
const LEGAL = new RegExp(String.raw`(?<![\p{L}\p{N}])${oneOf(({ legal }) => legal)}(?![\p{L}\p{N}])`, 'iu');
const SENT_FROM = new RegExp(
  String.raw`^[\s*_(\[]{0,4}${oneOf(({ sentFrom }) => sentFrom)}(?![\p{L}\p{N}])[^?]{0,150}$`,
  'iu',
);
/** Such lines below a mail, one of which may be an address. */
const MAX_SENT_FROM = 4;
const ADDRESS_ALONE = /^\s*<?https?:\/\/\S{1,500}>?\s*$/;

/** Beginning of a line in which such words stand. */
const MAX_CHARACTERS = 1000;

function trimEnd(lines: readonly string[]): string[] {
  return lines.slice(0, lines.findLastIndex((line) => line.trim() !== '' && !LINE.test(line)) + 1);
}

/** Lines without the one that a mail program signs with, and the address below it. */
function withoutSentFrom(lines: readonly string[]): string[] {
  let kept = trimEnd(lines);
  for (let tries = 0; tries < MAX_SENT_FROM; tries += 1) {
    const last = kept.at(-1) ?? '';
    const before = kept.findLast((line, index) => index < kept.length - 1 && line.trim() !== '') ?? '';
    if (SENT_FROM.test(last)) kept = trimEnd(kept.slice(0, -1));
    else if (ADDRESS_ALONE.test(last) && SENT_FROM.test(before)) kept = trimEnd(kept.slice(0, -1));
    else break;
  }
  return kept;
}

/** Lines without the signature below them, a legal notice below a line of dashes, and what a mail program signs with. */
export function cutSignature(lines: readonly string[]): string[] {
  const signature = lines.findIndex((line) => SIGNATURE.test(line));
  const above = signature === -1 ? lines : lines.slice(0, signature);
  const legal = above.findLastIndex((line) => LEGAL.test(line.slice(0, MAX_CHARACTERS)));
  const rule = above.slice(0, legal + 1).findLastIndex((line) => LINE.test(line) && line.trim() !== '');
  return withoutSentFrom(rule === -1 ? above : above.slice(0, rule));
}
