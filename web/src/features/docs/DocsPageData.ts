import type { DocsSection } from '#web/config/DOCS_CONTENTS.ts';
import type { Heading } from '#web/lib/content/renderMarkdown.ts';

interface DocsEntry {
  /** Below /{language}/docs/. */
  path: string;
  title: string;
  description: string;
}

export interface DocsChapter {
  section: DocsSection;
  pages: DocsEntry[];
}

/** The text of one page. */
export interface DocsArticle {
  title: string;
  description: string;
  /** The day of the last edit, as YYYY-MM-DD. */
  updated: string;
  html: string;
  headings: Heading[];
}

/** All that a page of the documentation shows. `article` is null on the page of contents. */
export interface DocsPageData {
  /** Below /{language}/docs/; empty for the page of contents. */
  path: string;
  contents: DocsChapter[];
  article: DocsArticle | null;
  previous: DocsEntry | null;
  next: DocsEntry | null;
}
