import type { Locale } from '@parlance/domain/locales';
import { createOutline } from '../createOutline.ts';
import type { MarkedRun } from '../marks/MarkedRun.ts';
import { renderRuns } from '../marks/renderRuns.ts';
import type { Section } from '../section.ts';
import type { TableCell } from '../tables/TableCell.ts';
import { tableLines } from '../tables/tableLines.ts';
import { collapsed, withoutShapeless } from './pageHidden.ts';

type Marks = Omit<MarkedRun, 'text'>;

/** Collects the text of a page as sections: text goes into the current line, and ends of elements end lines. */
export interface SectionWriter {
  append: (text: string, marks?: Marks) => void;
  /** The current line becomes a block. */
  endLine: () => void;
  /** @param mark Stands before the next block that is not empty; empty where the item of a list ends. */
  startItem: (mark: string) => void;
  /** The current line becomes a heading of level 1 to 6, and the blocks before it a section. */
  endHeading: (level: number) => void;
  startTable: () => void;
  /** The current line is the title of the table. */
  endCaption: () => void;
  startRow: () => void;
  /** The current line becomes a cell of the current row. */
  endCell: (cell: Omit<TableCell, 'runs'>) => void;
  /** Every row of the table becomes a block. */
  endTable: () => void;
  /** Ends the last section and returns all of them. */
  finish: () => Section[];
}

/** @param language Of the page, null where it is not known. */
export function createSectionWriter(language: Locale | null): SectionWriter {
  const outline = createOutline();
  let blocks: string[] = [];
  let table: { rows: TableCell[][]; caption: string } = { rows: [], caption: '' };
  let line: MarkedRun[] = [];
  let itemMark = '';

  const takeLine = () => {
    const text = collapsed(renderRuns(line, language));
    line = [];
    return text;
  };
  const endLine = () => {
    const text = takeLine();
    if (text === '' || text === '-') return;
    blocks.push(`${itemMark}${text}`);
    itemMark = '';
  };
  const endSection = () => {
    outline.addText(blocks.join('\n\n').trim());
    blocks = [];
  };

  return {
    append: (text, marks = {}) => {
      line.push({ ...marks, text: withoutShapeless(text) });
    },
    endLine,
    startItem: (mark) => {
      endLine();
      itemMark = mark;
    },
    endHeading: (level) => {
      const text = takeLine();
      endSection();
      outline.addHeading(level, text);
    },
    startTable: () => {
      table = { rows: [], caption: '' };
    },
    endCaption: () => {
      table.caption = takeLine();
    },
    startRow: () => {
      table.rows.push([]);
    },
    endCell: (cell) => {
      table.rows.at(-1)?.push({ ...cell, runs: line });
      line = [];
    },
    endTable: () => {
      blocks.push(...tableLines(table.rows, { language, caption: table.caption }));
    },
    finish: () => {
      endLine();
      endSection();
      return outline.finish();
    },
  };
}
