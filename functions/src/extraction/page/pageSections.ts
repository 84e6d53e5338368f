import { Parser } from 'htmlparser2';
import { PAGE_DEPTH } from './PAGE_DEPTH.ts';
import { isHidden, visibleText } from './pageHidden.ts';
import type { Section } from '../section.ts';
import { tableRows } from '../tableRows.ts';

/** What stands around the text of every page of a site. */
const FRAME: ReadonlySet<string> = new Set(['nav', 'header', 'footer', 'aside', 'form', 'button']);

/** Elements whose text goes on in the line that surrounds them. */
const INLINE: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo cite code data del dfn em font i ins kbd label mark q s samp small span strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);

/**
 * The blocks of a page cut at its headings: paragraphs, list items, and tables row by row. One pass without recursion.
 * Hidden elements are left out, and with `skipsFrame` navigation, header, footer and forms too.
 */
export function pageSections(html: string, skipsFrame: boolean): Section[] {
  const sections: Section[] = [];
  const path: string[] = [];
  let blocks: string[] = [];
  let line = '';
  let depth = 0;
  let skipped = 0;
  let heading = 0;
  /** Tables within tables are text of the outer one's cell. */
  let tables = 0;
  let rows: string[][] = [];

  const cutSection = () => {
    const text = blocks.join('\n\n').trim();
    if (text !== '') sections.push({ headings: path.filter((entry) => entry !== ''), page: null, text });
    blocks = [];
  };
  const endLine = (mark = '') => {
    const text = visibleText(line);
    line = '';
    if (text !== '' && text !== '-') blocks.push(`${mark}${text}`);
  };
  const endHeading = () => {
    const text = visibleText(line);
    line = '';
    cutSection();
    path.length = Math.min(path.length, heading - 1);
    while (path.length < heading - 1) path.push('');
    path.push(text);
    heading = 0;
  };
  const endCell = () => {
    rows.at(-1)?.push(visibleText(line));
    line = '';
  };

  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      if (depth > PAGE_DEPTH) parser.pause();
      const isFrame = skipsFrame && (FRAME.has(name) || attributes['role'] === 'navigation');
      if (skipped > 0 || isHidden(name, attributes) || isFrame) {
        skipped += 1;
        return;
      }
      if (name === 'br') line += tables > 0 ? ' ' : '\n';
      if (INLINE.has(name) || name === 'br' || heading > 0) return;
      if (tables > 0) {
        if (name === 'table') tables += 1;
        else if (name === 'tr' && tables === 1) rows.push([]);
        line += ' ';
        return;
      }
      endLine();
      if (name === 'table') {
        tables = 1;
        rows = [];
      }
      heading = Number(/^h([1-6])$/.exec(name)?.[1] ?? 0);
    },
    ontext(text) {
      if (skipped === 0) line += text;
    },
    onclosetag(name) {
      depth -= 1;
      if (skipped > 0) {
        skipped -= 1;
        return;
      }
      if (heading > 0) {
        if (name === `h${heading}`) endHeading();
        return;
      }
      if (tables > 0) {
        if (tables === 1 && (name === 'td' || name === 'th')) endCell();
        if (name !== 'table') return;
        tables -= 1;
        if (tables > 0) return;
        blocks.push(...tableRows(rows.filter((row) => row.some((cell) => cell !== ''))));
        return;
      }
      if (!INLINE.has(name) && name !== 'br') endLine(name === 'li' ? '- ' : '');
    },
  });
  parser.end(html);
  endLine();
  cutSection();
  return sections;
}
