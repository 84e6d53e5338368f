import { Parser } from 'htmlparser2';
import type { Section } from '../section.ts';
import { createSectionWriter } from './createSectionWriter.ts';
import { PAGE_DEPTH } from './PAGE_DEPTH.ts';
import type { IsSkipped } from './pageFrame.ts';
import { isHidden } from './pageHidden.ts';

/** Elements whose text goes on in the line that surrounds them. */
const INLINE: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo cite code data del dfn em font i ins kbd label mark q s samp small span strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);

/**
 * The blocks of a page cut at its headings: paragraphs, list items, and tables row by row. One pass without recursion.
 * Hidden elements are left out, and those that `isSkipped` names.
 */
export function pageSections(html: string, isSkipped: IsSkipped): Section[] {
  const writer = createSectionWriter();
  let depth = 0;
  let skipped = 0;
  /** Level of the heading that is open, 0 outside. */
  let heading = 0;
  /** Tables within tables are text of the outer one's cell. */
  let tables = 0;

  const openInTable = (name: string) => {
    if (name === 'table') tables += 1;
    else if (name === 'tr' && tables === 1) writer.startRow();
    writer.append(' ');
  };
  const closeInTable = (name: string) => {
    if (tables === 1 && (name === 'td' || name === 'th')) writer.endCell();
    if (name !== 'table') return;
    tables -= 1;
    if (tables === 0) writer.endTable();
  };

  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      if (depth > PAGE_DEPTH) parser.pause();
      if (skipped > 0 || isHidden(name, attributes) || isSkipped(name, attributes)) {
        skipped += 1;
        return;
      }
      if (name === 'br') writer.append(tables > 0 ? ' ' : '\n');
      if (INLINE.has(name) || name === 'br' || heading > 0) return;
      if (tables > 0) {
        openInTable(name);
        return;
      }
      writer.endLine();
      if (name === 'table') {
        tables = 1;
        writer.startTable();
      }
      heading = Number(/^h([1-6])$/.exec(name)?.[1] ?? 0);
    },
    ontext(text) {
      if (skipped === 0) writer.append(text);
    },
    onclosetag(name) {
      depth -= 1;
      if (skipped > 0) skipped -= 1;
      else if (heading > 0) {
        if (name !== `h${heading}`) return;
        writer.endHeading(heading);
        heading = 0;
      } else if (tables > 0) closeInTable(name);
      else if (!INLINE.has(name) && name !== 'br') writer.endLine(name === 'li' ? '- ' : '');
    },
  });
  parser.end(html);
  return writer.finish();
}
