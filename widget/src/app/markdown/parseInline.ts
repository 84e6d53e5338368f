import type { Inline } from './ast.ts';
import { safeHref } from './safeHref.ts';

/**
 * One pass, one alternative each: image, link, citation mark, bold, bare address. Lengths are bounded, so that no text
 * makes the search slow.
 */
const TOKEN =
  /!\[([^[\]\n]{0,300})\]\([^)\n]{0,2000}\)|\[([^[\]\n]{1,300})\]\(((?:[^()\s]|\([^()\s]{0,200}\)){1,2000})\)|\[(\d{1,3})\]|\*\*([^*\n]{1,1000})\*\*|(https?:\/\/[^\s<>"'`*[\]()]{1,2000})/gi;

const TRAILING = /[.,;:!?]+$/;

function pushText(out: Inline[], text: string): void {
  if (text === '') return;
  const last = out.at(-1);
  if (last?.type === 'text') last.text += text;
  else out.push({ type: 'text', text });
}

function pushToken(out: Inline[], match: RegExpExecArray): void {
  const [whole, imageText, linkText, linkAddress, mark, bold, bare] = match;
  if (imageText !== undefined) {
    // Never an image: loading one would tell its host about the visitor.
    pushText(out, imageText);
  } else if (linkText !== undefined) {
    const href = safeHref(linkAddress ?? '');
    if (href === undefined) pushText(out, linkText);
    else out.push({ type: 'link', href, text: linkText });
  } else if (mark !== undefined) {
    out.push({ type: 'mark', n: Number(mark) });
  } else if (bold !== undefined) {
    out.push({ type: 'bold', children: parseInline(bold) });
  } else if (bare !== undefined) {
    const address = bare.replace(TRAILING, '');
    const href = safeHref(address);
    if (href === undefined) pushText(out, address);
    else out.push({ type: 'link', href, text: address });
    pushText(out, bare.slice(address.length));
  } else pushText(out, whole);
}

/** Parses one line's worth of text. Everything that is not one of the few forms stays text. */
export function parseInline(text: string): Inline[] {
  const out: Inline[] = [];
  let at = 0;
  for (const match of text.matchAll(TOKEN)) {
    pushText(out, text.slice(at, match.index));
    pushToken(out, match);
    at = match.index + match[0].length;
  }
  pushText(out, text.slice(at));
  return out;
}
