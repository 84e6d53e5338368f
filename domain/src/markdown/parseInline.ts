import type { Inline } from './ast.ts';
import { findLinks } from './findLinks.ts';
import { pushText } from './pushText.ts';
import { safeHref } from './safeHref.ts';

/**
 * One pass, one alternative each: image, link, citation mark, bold, code, italics. Lengths are bounded, so that no text makes the search
 * slow.
 */
const TOKEN =
  /!\[([^[\]\n]{0,300})\]\([^)\n]{0,2000}\)|\[([^[\]\n]{1,300})\]\(((?:[^()\s]|\([^()\s]{0,200}\)){1,2000})\)|\[(\d{1,3})\]|\*\*([^*\n]{1,1000})\*\*|`([^`\n]{1,1000})`|(?<![\w*_])([*_])(?=\S)([^*_\n]{1,1000})(?<=\S)\7(?![\w*_])/gi;

function pushToken(out: Inline[], match: RegExpExecArray): void {
  const [whole, imageText, linkText, linkAddress, mark, bold, code, , italic] = match;
  if (imageText !== undefined) {
    // Never an image: loading one would reveal the visitor to its host.
    pushText(out, imageText);
  } else if (linkText !== undefined) {
    const href = safeHref(linkAddress ?? '');
    if (href === undefined) pushText(out, linkText);
    else out.push({ type: 'link', href, text: linkText });
  } else if (mark !== undefined) {
    out.push({ type: 'mark', n: Number(mark) });
  } else if (bold !== undefined) {
    out.push({ type: 'bold', children: parseInline(bold) });
  } else if (code !== undefined) {
    out.push({ type: 'code', text: code });
  } else if (italic !== undefined) {
    out.push({ type: 'italic', children: parseInline(italic) });
  } else pushText(out, whole);
}

/** Parses one line's worth of text. Everything that is not one of the few forms stays text. */
export function parseInline(text: string): Inline[] {
  const out: Inline[] = [];
  let at = 0;
  for (const match of text.matchAll(TOKEN)) {
    findLinks(text.slice(at, match.index), out);
    pushToken(out, match);
    at = match.index + match[0].length;
  }
  findLinks(text.slice(at), out);
  return out;
}
