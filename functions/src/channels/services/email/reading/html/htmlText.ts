import { Parser } from 'htmlparser2';
import { createLines } from './createLines.ts';
import { BLOCK_ELEMENTS, HIDDEN_ELEMENTS, SPACED_ELEMENTS, VOID_ELEMENTS } from './HTML_ELEMENTS.ts';
import { quoteOf } from './quoteOf.ts';

/** Elements within each other: a deeper one ends the text. The parser takes a time that grows with the depth. */
const MAX_DEPTH = 1000;
const MAX_MARKS = 8;
const INVISIBLE = /(?:display\s*:\s*none|mso-hide\s*:\s*all)/i;

interface Open {
  name: string;
  isHidden: boolean;
  isQuote: boolean;
  isSpaced: boolean;
  href: string;
  text: string;
}

interface HtmlTextOptions {
  /** The mail below the place at which Outlook begins one is passed on, and not quoted. */
  isForward: boolean;
}

function isSpacedElement(name: string, attributes: Readonly<Record<string, string>>): boolean {
  // Outlook writes empty paragraphs where it shows a space, and sets the margins of all to zero.
  const isTight =
    /\bMso(?:Normal|ListParagraph|PlainText)/.test(attributes['class'] ?? '') ||
    /margin(?:-(?:top|bottom))?\s*:\s*0/i.test(attributes['style'] ?? '');
  return SPACED_ELEMENTS.has(name) && !isTight;
}

/** Address of a link behind its text, where the text does not say it. */
function addressOf({ href, text }: Open): string {
  const plain = (address: string): string => address.replace(/^https?:\/\/(?:www\.)?|\/$/g, '').replace(/\/$/, '');
  if (!/^https?:\/\//i.test(href) || href.length > 500 || text.trim() === '') return '';
  return text.includes(plain(href)) || plain(href).startsWith(plain(text.trim())) ? '' : ` (${href})`;
}

/**
 * Text of a mail in HTML, a line for each line that is seen. Quoted parts have a mark (`>`) for each quote that they stand in.
 */
export function htmlText(html: string, { isForward }: HtmlTextOptions): string {
  const open: Open[] = [];
  let marks = 0;
  let hidden = 0;
  let preformatted = 0;
  const lines = createLines(() => Math.min(marks, MAX_MARKS));

  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'br') return lines.breakLine();
      if (BLOCK_ELEMENTS.has(name)) lines.endLine();
      if (name === 'td' || name === 'th') lines.text(' ', false);
      if (VOID_ELEMENTS.has(name)) return;
      if (open.length >= MAX_DEPTH) parser.pause();
      const quote = quoteOf(name, attributes);
      const isSpaced = isSpacedElement(name, attributes);
      const isHidden = HIDDEN_ELEMENTS.has(name) || INVISIBLE.test(attributes['style'] ?? '');
      open.push({ name, isHidden, isQuote: quote === 'inside', isSpaced, href: attributes['href'] ?? '', text: '' });
      if (isHidden) hidden += 1;
      if (isSpaced) lines.space();
      if (quote === 'inside' || (quote === 'rest' && !isForward)) marks += 1;
      if (name === 'pre') preformatted += 1;
      if (name === 'li') lines.text('- ', false);
    },
    ontext(text) {
      if (hidden > 0) return;
      lines.text(text, preformatted > 0);
      const last = open.at(-1);
      const link = last?.href === '' ? open.findLast(({ name }) => name === 'a') : last;
      if (link !== undefined && link.text.length < 500) link.text += text;
    },
    onclosetag(name) {
      const last = open.at(-1);
      if (last?.name !== name) return;
      open.pop();
      if (hidden === 0 && name === 'a') lines.text(addressOf(last), false);
      if (last.isHidden) hidden -= 1;
      if (BLOCK_ELEMENTS.has(name)) lines.endLine();
      if (last.isQuote) marks -= 1;
      if (last.isSpaced) lines.space();
      if (name === 'pre') preformatted -= 1;
    },
  });
  parser.end(html);
  return lines.finish();
}
