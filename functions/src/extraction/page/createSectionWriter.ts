import { createOutline } from '../createOutline.ts';
import type { Section } from '../section.ts';
import { tableRows } from '../tableRows.ts';
import { visibleText } from './pageHidden.ts';

/** Collects the text of a page as sections: text goes into the current line, and ends of elements end lines. */
interface SectionWriter {
  append: (text: string) => void;
  /** The current line becomes a block. @param mark Stands before its text. */
  endLine: (mark?: string) => void;
  /** The current line becomes a heading of level 1 to 6, and the blocks before it a section. */
  endHeading: (level: number) => void;
  startTable: () => void;
  startRow: () => void;
  /** The current line becomes a cell of the current row. */
  endCell: () => void;
  /** Every row of the table becomes a block. */
  endTable: () => void;
  /** Ends the last section and returns all of them. */
  finish: () => Section[];
}

export function createSectionWriter(): SectionWriter {
  const outline = createOutline();
  let blocks: string[] = [];
  let rows: string[][] = [];
  let line = '';

  const takeLine = () => {
    const text = visibleText(line);
    line = '';
    return text;
  };
  const endLine = (mark = '') => {
    const text = takeLine();
    if (text !== '' && text !== '-') blocks.push(`${mark}${text}`);
  };
  const endSection = () => {
    outline.addText(blocks.join('\n\n').trim());
    blocks = [];
  };

  return {
    append: (text) => {
      line += text;
    },
    endLine,
    endHeading: (level) => {
      const text = takeLine();
      endSection();
      outline.addHeading(level, text);
    },
    startTable: () => {
      rows = [];
    },
    startRow: () => {
      rows.push([]);
    },
    endCell: () => {
      rows.at(-1)?.push(takeLine());
    },
    endTable: () => {
      blocks.push(...tableRows(rows.filter((row) => row.some((cell) => cell !== ''))));
    },
    finish: () => {
      endLine();
      endSection();
      return outline.finish();
    },
  };
}
