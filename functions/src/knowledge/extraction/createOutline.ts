import { HEADING_CHARACTERS } from './fuel/HEADING_CHARACTERS.ts';
import type { Section } from './section.ts';

/** Collects the text of a document under its headings. */
export interface Outline {
  /** The text under the present headings becomes a section, unless it is empty. */
  addText: (text: string, page?: number | null) => void;
  /** A heading of level 1 (the outermost) and so on. */
  addHeading: (level: number, text: string, page?: number | null) => void;
  /** All sections. */
  finish: () => Section[];
}

/** A heading with neither text nor headings below it becomes text itself: it says something as well. */
export function createOutline(): Outline {
  const sections: Section[] = [];
  const path: string[] = [];
  let bare: { page: number | null } | undefined;

  const keepBare = (level: number): void => {
    const text = path.at(-1) ?? '';
    if (bare === undefined || level > path.length || text === '') return;
    sections.push({ headings: path.slice(0, -1).filter((heading) => heading !== ''), page: bare.page, text });
  };
  const addText: Outline['addText'] = (text, page = null) => {
    if (text === '') return;
    sections.push({ headings: path.filter((heading) => heading !== ''), page, text });
    bare = undefined;
  };
  return {
    addText,
    addHeading: (level, text, page = null) => {
      if (text.length > HEADING_CHARACTERS) return addText(text, page);
      keepBare(level);
      path.length = Math.min(path.length, level - 1);
      while (path.length < level - 1) path.push('');
      path.push(text);
      bare = { page };
    },
    finish: () => {
      keepBare(0);
      return sections;
    },
  };
}
