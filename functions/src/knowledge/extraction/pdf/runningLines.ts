import type { PdfLine } from './PdfLine.ts';
import { anyOf } from '../../../kernel/vocabulary/anyOf.ts';

/** Maximum lines at the top and at the bottom of a page that may repeat from page to page. */
const EDGE_LINES = 4;
const MIN_PAGES = 3;
/** They stand on so many of the pages from the first to the last that they stand on: left and right pages may differ. */
const MIN_SHARE = 0.45;
/** A line with more numbers is a table's. */
const MAX_NUMBERS = 3;

const SMALLER = 0.95;
const PAGE = anyOf(({ pages }) => pages.page);
const OF = anyOf(({ pages }) => pages.ofPages);
const PAGE_NUMBER = new RegExp(String.raw`^\W*(?:${PAGE}\W*)?\d+\W*(?:${OF}\W*\d+\W*)?$`, 'i');

interface Sizes {
  /** Of most letters. */
  body: number;
  /** From which letters make a heading, which is never taken away. */
  heading: number;
}

interface EdgeLine {
  page: number;
  line: PdfLine;
  keys: readonly string[];
}

export interface RunningLines {
  /** The pages without them. */
  pages: PdfLine[][];
  /** Each once, with the page from 1 on which it stands first. Those with the page's number are left out. */
  running: { page: number; text: string }[];
}

/** Names of a line under which it is found on other pages, its numbers being the same ones or growing with the pages. */
function keysOf({ text, height }: PdfLine, page: number, edge: string, body: number): string[] {
  // Steps and chapters may be counted by the page as well: words beside a page's number are smaller than the text.
  const mayCount = height < body * SMALLER || PAGE_NUMBER.test(text);
  const words = text.split(/\d+/);
  const numbers = text.match(/\d+/g) ?? [];
  if (numbers.length > MAX_NUMBERS) return [`${edge} ${text}`];
  const forms = numbers.reduce<string[]>(
    (starts, number) =>
      starts.flatMap((start) => [`${start} =${number}`, ...(mayCount ? [`${start} +${Number(number) - page}`] : [])]),
    [''],
  );
  return forms.map((form) => `${edge} ${words.join('#')}${form}`);
}

function edgeLines(lines: readonly PdfLine[], page: number, edge: 'top' | 'bottom', sizes: Sizes): EdgeLine[] {
  const sorted = lines.toSorted((a, b) => (edge === 'top' ? a.y - b.y : b.y - a.y));
  return sorted
    .slice(0, EDGE_LINES)
    .map((line) => ({ page, line, keys: line.height < sizes.heading ? keysOf(line, page, edge, sizes.body) : [] }));
}

/** The keys that enough pages have. */
function repeatedKeys(edges: readonly EdgeLine[]): ReadonlySet<string> {
  const pagesOf = new Map<string, Set<number>>();
  for (const { page, keys } of edges)
    for (const key of keys) pagesOf.set(key, (pagesOf.get(key) ?? new Set()).add(page));
  const repeated = [...pagesOf].filter(([, pages]) => {
    const stretch = Math.max(...pages) - Math.min(...pages) + 1;
    return pages.size >= MIN_PAGES && pages.size >= stretch * MIN_SHARE;
  });
  return new Set(repeated.map(([key]) => key));
}

/**
 * Takes headers and footers away that repeat from page to page: lines at the edge of pages, with no other line between
 * them and the edge.
 */
export function withoutRunningLines(pages: readonly (readonly PdfLine[])[], sizes: Sizes): RunningLines {
  const stacks = pages.flatMap((lines, page) => [
    edgeLines(lines, page, 'top', sizes),
    edgeLines(lines, page, 'bottom', sizes),
  ]);
  const repeated = repeatedKeys(stacks.flat());
  const isRepeated = ({ keys }: EdgeLine): boolean => keys.some((key) => repeated.has(key));
  const taken = stacks.flatMap((stack) => {
    const end = stack.findIndex((edge) => !isRepeated(edge));
    return end < 0 ? stack : stack.slice(0, end);
  });
  const gone = new Set(taken.map(({ line }) => line));
  const running = new Map<string, number>();
  for (const { page, line, keys } of taken) {
    const hasPageNumber = keys.some((key) => key.includes(' +') && repeated.has(key));
    if (!hasPageNumber && !running.has(line.text)) running.set(line.text, page + 1);
  }
  return {
    pages: pages.map((lines) => lines.filter((line) => !gone.has(line))),
    running: [...running].map(([text, page]) => ({ text, page })),
  };
}
