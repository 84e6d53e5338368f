import { type FontMarks, hasMarks, NO_MARKS, withFontMark } from './fontMarks.ts';
import type { WorkbookText } from '../numberFormats/WorkbookText.ts';

/** Collects a text from the tags of its element (`si` or `is`), by their names without prefixes. */
export interface TextReader {
  open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  text: (text: string) => void;
  close: (name: string) => void;
  /** Returns the text read since the last call. */
  take: () => WorkbookText;
}

interface Stretch {
  text: string;
  /** Of its own font, null where it has that of its cell. */
  marks: FontMarks | null;
}

/** Reads texts of workbooks with the marks of their stretches, without the reading aids of Asian scripts. */
export function createTextReader(): TextReader {
  let stretches: Stretch[] = [];
  let marks: FontMarks | null = null;
  let isText = false;
  let isPhonetic = false;
  return {
    open(name, attributes) {
      if (name === 'rPh') isPhonetic = true;
      else if (name === 'rPr') marks = NO_MARKS;
      else if (marks !== null) marks = withFontMark(marks, name, attributes);
      isText = name === 't' && !isPhonetic;
    },
    text(text) {
      if (!isText) return;
      const last = stretches.at(-1);
      if (last !== undefined && last.marks === marks) last.text += text;
      else stretches.push({ text, marks });
    },
    close(name) {
      isText = false;
      if (name === 'rPh') isPhonetic = false;
      else if (name === 'r') marks = null;
    },
    take() {
      const read = stretches;
      stretches = [];
      marks = null;
      const isMarked = read.some((stretch) => stretch.marks !== null && hasMarks(stretch.marks));
      return isMarked
        ? read.map((stretch) => ({ text: stretch.text, ...stretch.marks }))
        : read.map(({ text }) => text).join('');
    },
  };
}
