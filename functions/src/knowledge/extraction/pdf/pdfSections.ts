import { createOutline, type Outline } from '../createOutline.ts';
import type { Section } from '../section.ts';
import { createHyphenRule, type KeepsHyphen } from './createHyphenRule.ts';
import type { PdfLine } from './PdfLine.ts';
import { pdfTable } from './table/pdfTable.ts';
import { withoutRunningLines } from './runningLines.ts';
import { anyOf } from '../../../kernel/vocabulary/anyOf.ts';

/** Letters this much larger than most make a heading, if it is short and few of them are. */
const HEADING_SIZE = 1.12;
const HEADING_CHARACTERS = 120;
const MAX_HEADING_SHARE = 0.3;
/** Smaller headings than those of so many sizes stand beside each other. */
const MAX_LEVELS = 10;
/** A gap between lines of so many usual gaps ends a paragraph; never less or more than so many letter sizes. */
const PARAGRAPH_GAP = 1.3;
const MIN_PARAGRAPH_GAP = 1.3;
const MAX_PARAGRAPH_GAP = 2;
/** A line that leaves so much of its column empty ends there on purpose. */
const SHORT_LINE = 0.8;
const BULLET = /^(?:[•▪◦‣·*–-]\s|\d{1,2}[.)]\s)/u;
const SENTENCE_END = /[.!?:;…]["”“»)]*$/u;
/** More text than this is a page's own, whatever it begins with. */
const MAX_SENTENCE_END = 250;
const SENTENCES = new Intl.Segmenter('de', { granularity: 'sentence' });
/** "Vor- und Nachteile": this hyphen is not the line's. */
const SUSPENDED = new RegExp(String.raw`^${anyOf(({ words }) => words.afterHyphen)}\b`);

/**
 * The pages' lines as paragraphs under their headings, which larger letters show. One section per page and heading; what
 * repeats at the edges of pages comes once, at the end.
 */
export function pdfSections(found: readonly (readonly PdfLine[])[]): Section[] {
  const body = usualSize(found.flat());
  const { pages, running } = withoutRunningLines(found, { body, heading: body * HEADING_SIZE });
  const levels = headingLevels(pages.flat(), body);
  const outline = createOutline();
  const keepsHyphen = createHyphenRule(pages.flat());
  pages.forEach((lines, index) => readPage(lines, index + 1, { levels, keepsHyphen }, outline));
  const frame = running.map(({ page, text }): Section => ({ headings: [], page, text }));
  return [...mendPageBreaks(outline.finish()), ...joinPages(frame)];
}

/** Rules that all pages of a document have in common. */
interface Rules {
  /** Levels of headings by their sizes. */
  levels: ReadonlyMap<number, number>;
  keepsHyphen: KeepsHyphen;
}

function readPage(lines: readonly PdfLine[], page: number, { levels, keepsHyphen }: Rules, outline: Outline): void {
  let block: PdfLine[] = [];
  let heading: { line: PdfLine; level: number; text: string } | undefined;
  const endHeading = (): void => {
    if (heading !== undefined) outline.addHeading(heading.level, heading.text, page);
    heading = undefined;
  };
  for (const line of lines) {
    const level = levelOf(line, levels);
    const isNext = heading?.level === level && isBelow(line, heading.line);
    if (level === 0) {
      endHeading();
      block.push(line);
    } else if (heading !== undefined && isNext) {
      heading = { line, level, text: `${heading.text} ${line.text}` };
    } else {
      endHeading();
      outline.addText(paragraphs(block, keepsHyphen), page);
      block = [];
      heading = { line, level, text: line.text };
    }
  }
  endHeading();
  outline.addText(paragraphs(block, keepsHyphen), page);
}

/** True if a line of a heading continues the one before. */
function isBelow(line: PdfLine, before: PdfLine): boolean {
  const gap = line.y - before.y;
  return gap > 0 && gap <= before.height * MAX_PARAGRAPH_GAP;
}

/** The sections of one page as one. */
function joinPages(sections: readonly Section[]): Section[] {
  const pages = new Map<number | null, Section>();
  for (const section of sections) {
    const before = pages.get(section.page);
    pages.set(section.page, before === undefined ? section : { ...before, text: `${before.text}\n${section.text}` });
  }
  return [...pages.values()];
}

/** The end of a sentence that goes on over the page moves to the page on which it begins, and nothing else. */
function mendPageBreaks(sections: readonly Section[]): Section[] {
  const mended: Section[] = [];
  for (const section of sections) {
    const before = mended.at(-1);
    const end = before === undefined || !goesOnIn(before, section) ? '' : firstSentence(section.text);
    if (before === undefined || end === '') {
      mended.push(section);
      continue;
    }
    mended[mended.length - 1] = { ...before, text: `${before.text} ${end.trim()}` };
    const rest = section.text.slice(end.length).trim();
    if (rest !== '') mended.push({ ...section, text: rest });
  }
  return mended;
}

/** The text up to the end of its first sentence; empty where that is too long to be one's end. */
function firstSentence(text: string): string {
  const [paragraph = ''] = text.split('\n\n', 1);
  const [first] = SENTENCES.segment(paragraph);
  return first === undefined || first.segment.length > MAX_SENTENCE_END ? '' : first.segment;
}

function goesOnIn(before: Section, section: Section): boolean {
  return (
    before.page !== null &&
    before.page + 1 === section.page &&
    before.headings.join() === section.headings.join() &&
    !SENTENCE_END.test(before.text) &&
    /^\p{Ll}/u.test(section.text)
  );
}

function roundSize(height: number): number {
  return Math.round(height * 2) / 2;
}

function charactersOf(lines: readonly PdfLine[]): number {
  return lines.reduce((sum, { text }) => sum + text.length, 0);
}

/** The size that most letters have. */
function usualSize(lines: readonly PdfLine[]): number {
  const counts = new Map<number, number>();
  for (const { height, text } of lines)
    counts.set(roundSize(height), (counts.get(roundSize(height)) ?? 0) + text.length);
  return [...counts].reduce((best, each) => (each[1] > best[1] ? each : best), [0, 0])[0];
}

/** The levels of headings by their sizes, the largest being the first; none where so much is large that it means nothing. */
function headingLevels(lines: readonly PdfLine[], body: number): ReadonlyMap<number, number> {
  const large = lines.filter(({ height }) => roundSize(height) >= body * HEADING_SIZE);
  if (charactersOf(large) > MAX_HEADING_SHARE * charactersOf(lines)) return new Map();
  const sizes = [...new Set(large.map(({ height }) => roundSize(height)))].sort((a, b) => b - a);
  return new Map(sizes.map((size, index) => [size, Math.min(index + 1, MAX_LEVELS)]));
}

/** The level of a heading, 0 for any other line. */
function levelOf({ text, height, isRow }: PdfLine, levels: ReadonlyMap<number, number>): number {
  const isHeading = !isRow && text.length <= HEADING_CHARACTERS && /\p{L}/u.test(text);
  return isHeading ? (levels.get(roundSize(height)) ?? 0) : 0;
}

/** The gap between two lines of one paragraph: that of the closer quarter of all neighbours. */
function usualGap(lines: readonly PdfLine[]): number {
  const gaps = lines.flatMap((line, index) => {
    const gap = line.y - (lines[index - 1]?.y ?? Infinity);
    return gap > 0 ? [gap] : [];
  });
  return gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 4)] ?? 0;
}

/** The text of some lines: paragraphs, and tables row by row. */
function paragraphs(lines: readonly PdfLine[], keepsHyphen: KeepsHyphen): string {
  const blocks: string[] = [];
  let prose: PdfLine[] = [];
  const endProse = (): void => {
    if (prose.length > 0) blocks.push(proseOf(prose, keepsHyphen));
    prose = [];
  };
  for (let index = 0; index < lines.length;) {
    const table =
      lines[index]?.isRow === true ? pdfTable(lines, index) : { start: index, end: index + 1, rows: undefined };
    if (table.rows === undefined) {
      prose.push(...lines.slice(index, table.end));
    } else {
      // The line above may be its header.
      prose.length -= Math.min(prose.length, index - table.start);
      endProse();
      blocks.push(...table.rows);
    }
    index = table.end;
  }
  endProse();
  return blocks.join('\n\n').trim();
}

function proseOf(lines: readonly PdfLine[], keepsHyphen: KeepsHyphen): string {
  const gap = usualGap(lines);
  return lines
    .map((line, index) => {
      const next = lines[index + 1];
      return next === undefined ? line.text : endOf(line, next, gap, keepsHyphen);
    })
    .join('')
    .trim();
}

/** A line with what comes between it and the next one. */
function endOf(before: PdfLine, line: PdfLine, usual: number, keepsHyphen: KeepsHyphen): string {
  const { text } = before;
  const size = Math.max(before.height, line.height);
  const most = Math.min(Math.max(usual * PARAGRAPH_GAP, size * MIN_PARAGRAPH_GAP), size * MAX_PARAGRAPH_GAP);
  const goesOn = /^\p{Ll}/u.test(line.text);
  // Backwards: the next column begins, or the next stretch of both.
  const isNewPlace = line.y < before.y;
  if (line.y - before.y > most || (isNewPlace && !goesOn)) return `${text}\n\n`;
  if (before.isRow || line.isRow || BULLET.test(line.text)) return `${text}\n`;
  if (before.width < before.span * SHORT_LINE && !goesOn && !text.endsWith('-')) return `${text}\n`;
  if (text.endsWith('\u00AD')) return text.slice(0, -1);
  if (/\p{L}-$/u.test(text) && goesOn && !SUSPENDED.test(line.text))
    return keepsHyphen(text, line.text) ? text : text.slice(0, -1);
  // "E-" before "Mail": the hyphen is the word's own.
  if (/\p{L}-$/u.test(text) && /^\p{Lu}/u.test(line.text)) return text;
  return `${text} `;
}
