import type { Locale } from '@parlance/domain/locales';
import { Parser } from 'htmlparser2';
import type { MarkedRun } from '../marks/MarkedRun.ts';
import type { Section } from '../section.ts';
import { createSectionWriter } from './createSectionWriter.ts';
import { elementMarks } from './elementMarks.ts';
import { PAGE_DEPTH } from './PAGE_DEPTH.ts';
import type { IsSkipped } from './pageFrame.ts';
import { isHidden } from './pageHidden.ts';

/** Elements whose text goes on in the line that surrounds them. */
const INLINE: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo cite code data del dfn em font i ins kbd label mark q s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);

/** Of a cell's attribute: at least 1; 0 stands for all rows that are left, which the table's end cuts. */
function spanOf(value: string | undefined): number {
  const span = Number.parseInt(value ?? '1', 10);
  return span === 0 ? Infinity : Math.max(1, span || 1);
}

/**
 * The blocks of a page cut at its headings: paragraphs, list items, and tables row by row. One pass without recursion.
 * Hidden elements are left out, and those that `isSkipped` names.
 * @param language Of the page, null where it is not known.
 */
export function pageSections(html: string, isSkipped: IsSkipped, language: Locale | null = null): Section[] {
  const writer = createSectionWriter(language);
  /** Of each element that is open, and is read. */
  const marks: Omit<MarkedRun, 'text'>[] = [{}];
  /** Of each list that is open: the number of its next item, null where items have none. */
  const lists: (number | null)[] = [];
  /** A term of a list of terms has just ended. */
  let isTerm = false;
  let cell = { columns: 1, rows: 1, isHeader: false };
  let depth = 0;
  let skipped = 0;
  /** Level of the heading that is open, 0 outside. */
  let heading = 0;
  /** Tables within tables are text of the outer one's cell. */
  let tables = 0;

  const openInTable = (name: string, attributes: Readonly<Record<string, string>>) => {
    if (name === 'table') tables += 1;
    else if (name === 'tr' && tables === 1) writer.startRow();
    else if (tables === 1 && (name === 'td' || name === 'th'))
      cell = { columns: spanOf(attributes['colspan']), rows: spanOf(attributes['rowspan']), isHeader: name === 'th' };
    writer.append(' ');
  };
  const closeInTable = (name: string) => {
    if (tables === 1 && (name === 'td' || name === 'th')) writer.endCell(cell);
    // Its title stands above it.
    if (tables === 1 && name === 'caption') writer.endLine();
    if (name !== 'table') return;
    tables -= 1;
    if (tables === 0) writer.endTable();
  };
  const openBlock = (name: string, attributes: Readonly<Record<string, string>>) => {
    // What a term means goes on in its line.
    if (name !== 'dd' || !isTerm) writer.endLine();
    isTerm = false;
    if (name === 'table') {
      tables = 1;
      writer.startTable();
    } else if (name === 'ol') lists.push(Number.parseInt(attributes['start'] ?? '1', 10) || 1);
    else if (name === 'ul') lists.push(null);
    else if (name === 'li') {
      const number = lists.at(-1) ?? null;
      const own = number === null ? null : Number.parseInt(attributes['value'] ?? '', 10) || number;
      if (own !== null) lists[lists.length - 1] = own + 1;
      writer.startItem(own === null ? '- ' : `${own}. `);
    }
    heading = Number(/^h([1-6])$/.exec(name)?.[1] ?? 0);
  };
  const closeBlock = (name: string) => {
    isTerm = name === 'dt';
    if (isTerm) writer.append(': ');
    else if (name === 'li') writer.endItem();
    else writer.endLine();
    if (name === 'ol' || name === 'ul') lists.pop();
  };

  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      if (depth > PAGE_DEPTH) parser.pause();
      if (skipped > 0 || isHidden(name, attributes) || isSkipped(name, attributes)) {
        skipped += 1;
        return;
      }
      marks.push(elementMarks(name, attributes['style'], marks.at(-1) ?? {}));
      if (name === 'br') writer.append(tables > 0 ? ' ' : '\n');
      if (INLINE.has(name) || name === 'br' || heading > 0) return;
      if (tables > 0) openInTable(name, attributes);
      else openBlock(name, attributes);
    },
    ontext(text) {
      if (skipped === 0) writer.append(text, marks.at(-1));
    },
    onclosetag(name) {
      depth -= 1;
      if (skipped > 0) {
        skipped -= 1;
        return;
      }
      marks.pop();
      if (heading > 0) {
        if (name !== `h${heading}`) return;
        writer.endHeading(heading);
        heading = 0;
      } else if (tables > 0) closeInTable(name);
      else if (!INLINE.has(name) && name !== 'br') closeBlock(name);
    },
  });
  parser.end(html);
  return writer.finish();
}
