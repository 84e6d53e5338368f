import { createTextReader, type TextReader } from './createTextReader.ts';
import type { WorkbookText } from '../numberFormats/WorkbookText.ts';

/** A cell as the file holds it: its value's kind, its text, and the number of its style. */
export interface RawCell {
  type: string;
  value: WorkbookText;
  style: number;
  /** It has a formula, whose value the file should hold. */
  hasFormula: boolean;
}

interface CellReader extends Omit<TextReader, 'take'> {
  /** The cell whose element has ended. */
  take: () => RawCell;
}

/** Reads cells from the tags of their elements (`c`), by their names without prefixes. */
export function createCellReader(): CellReader {
  const reader = createTextReader();
  let cell = { type: 'n', value: '', style: 0, hasFormula: false };
  let isValue = false;
  return {
    open(name, attributes) {
      if (name === 'c')
        cell = { type: attributes['t'] ?? 'n', value: '', style: Number(attributes['s'] ?? 0), hasFormula: false };
      else if (name === 'f') cell.hasFormula = true;
      reader.open(name, attributes);
      isValue = name === 'v';
    },
    text(text) {
      if (isValue) cell.value += text;
      else reader.text(text);
    },
    close(name) {
      isValue = false;
      reader.close(name);
    },
    take() {
      const written = reader.take();
      return { ...cell, value: cell.value === '' ? written : cell.value };
    },
  };
}
