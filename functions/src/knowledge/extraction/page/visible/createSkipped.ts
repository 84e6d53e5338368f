import { visibleText } from '../pageHidden.ts';

/** Facts about an element that was left out, known at its end. */
interface SkippedElement {
  /** It had words, and more than a label's. */
  isPassage: boolean;
  /** The name of a drawing; empty for all else. */
  label: string;
}

/** Hidden text, a drawing, or what is no text for people. */
type SkippedKind = 'hidden' | 'drawing' | 'unread';

/** Follows an element that is left out, to its end. */
export interface Skipped {
  isActive: () => boolean;
  /** @param label The name of a drawing, empty where its own title may say it. */
  start: (kind: SkippedKind, label?: string) => void;
  open: (name: string) => void;
  text: (text: string) => void;
  /** Ends an element; returns it if it is the one that was left out. */
  close: () => SkippedElement | undefined;
}

/** Fewer characters are a label for screen readers, or nothing. */
const PASSAGE_CHARACTERS = 20;
const SAMPLE_CHARACTERS = 200;
const TITLE_CHARACTERS = 150;

export function createSkipped(): Skipped {
  let depth = 0;
  let words = '';
  let kind: SkippedKind = 'hidden';
  let label = '';
  let isTitle = false;
  return {
    isActive: () => depth > 0,
    start: (skippedKind, name = '') => {
      depth = 1;
      words = '';
      kind = skippedKind;
      label = name;
      isTitle = false;
    },
    open: (name) => {
      depth += 1;
      isTitle = kind === 'drawing' && label === '' && name === 'title';
    },
    text: (text) => {
      if (isTitle) label = text.trim().slice(0, TITLE_CHARACTERS);
      else if (words.length < SAMPLE_CHARACTERS) words += text;
    },
    close: () => {
      depth -= 1;
      isTitle = false;
      if (depth > 0) return undefined;
      return { isPassage: kind === 'hidden' && visibleText(words).length >= PASSAGE_CHARACTERS, label };
    },
  };
}
