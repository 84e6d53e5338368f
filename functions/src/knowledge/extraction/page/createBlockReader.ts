import { createListMarks } from './createListMarks.ts';
import type { SectionWriter } from './createSectionWriter.ts';
import type { Attributes } from './events/PageEvent.ts';

/** Turns the elements of a page into headings, blocks and tables. */
export interface BlockReader {
  open: (name: string, attributes: Attributes) => void;
  close: (name: string) => void;
}

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

export function createBlockReader(writer: SectionWriter): BlockReader {
  const lists = createListMarks();
  /** Level of the heading that is open, 0 outside. */
  let heading = 0;
  /** Tables within tables are text of the outer one's cell. */
  let tables = 0;
  let cell = { columns: 1, rows: 1, isHeader: false };
  /** A term of a list of terms has just ended. */
  let isTerm = false;

  const openInTable = (name: string, attributes: Attributes) => {
    if (name === 'table') tables += 1;
    else if (name === 'tr' && tables === 1) writer.startRow();
    else if (tables === 1 && (name === 'td' || name === 'th'))
      cell = { columns: spanOf(attributes['colspan']), rows: spanOf(attributes['rowspan']), isHeader: name === 'th' };
    writer.append(' ');
  };
  const closeInTable = (name: string) => {
    if (tables === 1 && (name === 'td' || name === 'th')) writer.endCell(cell);
    if (tables === 1 && name === 'caption') writer.endCaption();
    if (name !== 'table') return;
    tables -= 1;
    if (tables === 0) writer.endTable();
  };
  const openBlock = (name: string, attributes: Attributes) => {
    // What a term means goes on in its line.
    if (name !== 'dd' || !isTerm) writer.endLine();
    isTerm = false;
    lists.open(name, attributes);
    if (name === 'li') writer.startItem(lists.item(attributes));
    if (name === 'table') {
      tables = 1;
      writer.startTable();
    }
    heading = Number(/^h([1-6])$/.exec(name)?.[1] ?? 0);
  };
  const closeBlock = (name: string) => {
    lists.close(name);
    isTerm = name === 'dt';
    if (isTerm) writer.append(': ');
    else if (name === 'li') writer.startItem('');
    else writer.endLine();
  };

  return {
    open: (name, attributes) => {
      if (name === 'br') writer.append(tables > 0 ? ' ' : '\n');
      if (INLINE.has(name) || name === 'br' || heading > 0) return;
      if (tables > 0) openInTable(name, attributes);
      else openBlock(name, attributes);
    },
    close: (name) => {
      if (heading > 0) {
        if (name !== `h${heading}`) return;
        writer.endHeading(heading);
        heading = 0;
      } else if (tables > 0) closeInTable(name);
      else if (!INLINE.has(name) && name !== 'br') closeBlock(name);
    },
  };
}
