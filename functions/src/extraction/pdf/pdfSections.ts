import type { PdfLine } from './pdfLines.ts';
import type { Section } from '../section.ts';

/** Letters this much larger than most make a heading, if it is short and few of them are. */
const HEADING_SIZE = 1.12;
const HEADING_CHARACTERS = 120;
const MAX_HEADING_SHARE = 0.3;
/** A gap between lines of so many usual gaps ends a paragraph; never less or more than so many letter sizes. */
const PARAGRAPH_GAP = 1.3;
const MIN_PARAGRAPH_GAP = 1.3;
const MAX_PARAGRAPH_GAP = 2;
/** A line that leaves so much of its column empty ends there on purpose. */
const SHORT_LINE = 0.8;
const BULLET = /^(?:[•▪◦‣·*–-]\s|\d{1,2}[.)]\s)/u;
const SENTENCE_END = /[.!?:;…]["”“»)]*$/u;
/** "Vor- und Nachteile": this hyphen is not the line's. */
const SUSPENDED = /^(?:und|oder|bzw|bis|sowie|and|or|to)\b/;

/** The pages' lines as paragraphs under their headings, which larger letters show. One section per page and heading. */
export function pdfSections(pages: readonly (readonly PdfLine[])[]): Section[] {
  const body = usualSize(pages.flat());
  const sizes = headingSizes(pages.flat(), body);
  const path: string[] = [];
  const sections = pages.flatMap((lines, index) => {
    const found: Section[] = [];
    let block: PdfLine[] = [];
    const flush = (): void => {
      const text = paragraphs(block);
      const headings = path.filter((heading) => heading !== '');
      if (text !== '') found.push({ headings, page: index + 1, text });
      block = [];
    };
    let previous: { line: PdfLine; level: number } | undefined;
    for (const line of lines) {
      const level = isHeading(line, sizes) ? sizes.indexOf(roundSize(line.height)) : -1;
      if (level < 0) {
        block.push(line);
      } else if (previous?.level === level && line.y > previous.line.y) {
        path[level] = `${path[level] ?? ''} ${line.text}`;
      } else {
        flush();
        path.length = Math.min(path.length, level);
        while (path.length < level) path.push('');
        path.push(line.text);
      }
      previous = { line, level };
    }
    flush();
    return found;
  });
  return mendPageBreaks(sections);
}

/** A sentence that goes on over the page is kept whole, on the page on which it begins. */
function mendPageBreaks(sections: readonly Section[]): Section[] {
  const mended: Section[] = [];
  for (const section of sections) {
    const before = mended.at(-1);
    if (before === undefined || !goesOnIn(before, section)) {
      mended.push(section);
      continue;
    }
    const [rest = '', ...others] = section.text.split('\n\n');
    mended[mended.length - 1] = { ...before, text: `${before.text} ${rest}` };
    if (others.length > 0) mended.push({ ...section, text: others.join('\n\n') });
  }
  return mended;
}

function goesOnIn(before: Section, section: Section): boolean {
  return (
    before.page !== section.page &&
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

/** The sizes of headings, largest first; none where so much is large that it means nothing. */
function headingSizes(lines: readonly PdfLine[], body: number): number[] {
  const large = lines.filter(({ height }) => roundSize(height) >= body * HEADING_SIZE);
  if (charactersOf(large) > MAX_HEADING_SHARE * charactersOf(lines)) return [];
  return [...new Set(large.map(({ height }) => roundSize(height)))].sort((a, b) => b - a);
}

function isHeading({ text, height, isRow }: PdfLine, sizes: readonly number[]): boolean {
  return !isRow && text.length <= HEADING_CHARACTERS && /\p{L}/u.test(text) && sizes.includes(roundSize(height));
}

/** The gap between two lines of one paragraph: that of the closer quarter of all neighbours. */
function usualGap(lines: readonly PdfLine[]): number {
  const gaps = lines.flatMap((line, index) => {
    const gap = line.y - (lines[index - 1]?.y ?? Infinity);
    return gap > 0 ? [gap] : [];
  });
  return gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 4)] ?? 0;
}

function paragraphs(lines: readonly PdfLine[]): string {
  const gap = usualGap(lines);
  return lines
    .reduce((text, line, index) => {
      const before = lines[index - 1];
      return before === undefined ? line.text : joined(text, before, line, gap);
    }, '')
    .trim();
}

function joined(text: string, before: PdfLine, line: PdfLine, usual: number): string {
  const size = Math.max(before.height, line.height);
  const most = Math.min(Math.max(usual * PARAGRAPH_GAP, size * MIN_PARAGRAPH_GAP), size * MAX_PARAGRAPH_GAP);
  const goesOn = /^\p{Ll}/u.test(line.text);
  // Backwards: the next column begins, or the next stretch of both.
  const isNewPlace = line.y < before.y;
  if (line.y - before.y > most || (isNewPlace && !goesOn)) return `${text}\n\n${line.text}`;
  if (before.isRow || line.isRow || BULLET.test(line.text)) return `${text}\n${line.text}`;
  if (before.width < before.span * SHORT_LINE && !goesOn && !text.endsWith('-')) return `${text}\n${line.text}`;
  if (text.endsWith('\u00AD')) return text.slice(0, -1) + line.text;
  if (/\p{L}-$/u.test(text) && goesOn && !SUSPENDED.test(line.text)) return text.slice(0, -1) + line.text;
  // "E-" before "Mail": the hyphen is the word's own.
  if (/\p{L}-$/u.test(text) && /^\p{Lu}/u.test(line.text)) return text + line.text;
  return `${text} ${line.text}`;
}
