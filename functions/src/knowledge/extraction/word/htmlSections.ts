import type { Locale } from '@parlance/domain/locales';
import { DomUtils, parseDocument } from 'htmlparser2';
import { languageOfDocument } from '../../../kernel/text/languageOfDocument.ts';
import { createOutline } from '../createOutline.ts';
import { createFuel, type Fuel } from '../fuel/createFuel.ts';
import type { MarkedRun } from '../marks/MarkedRun.ts';
import { renderRuns } from '../marks/renderRuns.ts';
import { elementMarks } from '../page/elementMarks.ts';
import type { Section } from '../section.ts';
import type { TableCell } from '../tables/TableCell.ts';
import { tableLines } from '../tables/tableLines.ts';

type HtmlNode = ReturnType<typeof parseDocument>['children'][number];
type HtmlElement = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** Elements that stand on a line of their own. */
const BLOCKS: ReadonlySet<string> = new Set('p div h1 h2 h3 h4 h5 h6 ul ol li table tr blockquote pre'.split(' '));
const BREAK: MarkedRun = { text: '\n' };
const FOOTNOTE = /^(?:foot|end)note-(\d+)$/;
/** Characters of HTML that hold enough text to detect its language. */
const SAMPLE_CHARACTERS = 40_000;

/** Options for reading a document. */
interface Reading {
  language: Locale | null;
  fuel: Fuel;
}

/** The blocks of the HTML that a Word document becomes, cut at its headings: paragraphs, list items, and tables row by row. */
export function htmlSections(html: string, fuel: Fuel = createFuel({})): Section[] {
  const outline = createOutline();
  const sample = html.slice(0, SAMPLE_CHARACTERS).replace(/<[^<>]*>/g, ' ');
  const reading = { language: languageOfDocument(sample), fuel };
  let blocks: string[] = [];

  const flush = () => {
    outline.addText(blocks.join('\n\n').trim());
    blocks = [];
  };

  for (const element of tagsOf(parseDocument(html).children)) {
    const level = Number(/^h([1-6])$/.exec(element.name)?.[1] ?? 0);
    if (level > 0) {
      flush();
      outline.addHeading(level, linesOf(runsOf(element), reading).join(' '));
    } else {
      for (const block of blocksOf(element, reading)) blocks.push(block);
    }
  }
  flush();
  return outline.finish();
}

function blocksOf(element: HtmlElement, reading: Reading): string[] {
  if (element.name === 'table') return tableLines(rowsOf(element), reading);
  if (isList(element)) return [itemsOf(element, '', reading).join('\n')];
  const text = linesOf(runsOf(element), reading).join('\n');
  return text === '' ? [] : [text];
}

/** The items of a list, each once, those of lists within it below theirs. */
function itemsOf(list: HtmlElement, indent: string, reading: Reading): string[] {
  return tagsOf(list.children).flatMap((item, index) => {
    const inner = tagsOf(item.children).filter(isList);
    const line = linesOf(runsOf(item, {}, new Set(inner)), reading).join(' ');
    const items = inner.flatMap((each) => itemsOf(each, `${indent}  `, reading));
    return [...(line === '' ? [] : [`${indent}${markOf(list, item, index)}${line}`]), ...items];
  });
}

/** Mark before an item: a note has the sign by which the text names it. */
function markOf(list: HtmlElement, item: HtmlElement, index: number): string {
  const note = FOOTNOTE.exec(item.attribs['id'] ?? '');
  if (note !== null) return `(${index + 1}) `;
  return list.name === 'ol' ? `${index + 1}. ` : '- ';
}

function rowsOf(table: HtmlElement): TableCell[][] {
  const rows = tagsOf(table.children).flatMap((child) => (child.name === 'tr' ? [child] : tagsOf(child.children)));
  return rows.map((row) =>
    tagsOf(row.children).map((cell) => ({
      runs: runsOf(cell),
      columns: Number(cell.attribs['colspan'] ?? 1),
      rows: Number(cell.attribs['rowspan'] ?? 1),
      isHeader: cell.name === 'th',
    })),
  );
}

/** Lines as they are read, without empty ones. */
function linesOf(runs: readonly MarkedRun[], { language }: Reading): string[] {
  const lines: MarkedRun[][] = [[]];
  for (const run of runs) {
    if (run === BREAK) lines.push([]);
    else lines.at(-1)?.push(run);
  }
  return lines.map((line) => renderRuns(line, language).replace(/\s+/g, ' ').trim()).filter((line) => line !== '');
}

/** The words of an element, breaks between blocks; the way back from a footnote leads nowhere. */
function runsOf(
  element: HtmlElement,
  marks: Omit<MarkedRun, 'text'> = {},
  without: ReadonlySet<HtmlElement> = new Set(),
): MarkedRun[] {
  const runs: MarkedRun[] = [];
  const visit = (parent: HtmlElement, outer: Omit<MarkedRun, 'text'>): void => {
    for (const node of parent.children) {
      if (DomUtils.isText(node)) runs.push({ ...outer, text: node.data.replace(/\s+/g, ' ') });
      if (!DomUtils.isTag(node) || without.has(node)) continue;
      if (/^#(?:foot|end)note-ref/.test(node.attribs['href'] ?? '')) continue;
      if (node.name === 'td' || node.name === 'th') runs.push({ text: ' ' });
      if (node.name === 'input') runs.push({ text: Object.hasOwn(node.attribs, 'checked') ? '☒' : '☐' });
      if (node.name === 'br' || BLOCKS.has(node.name)) runs.push(BREAK);
      visit(node, elementMarks(node.name, node.attribs['style'], outer));
      if (BLOCKS.has(node.name)) runs.push(BREAK);
    }
  };
  visit(element, marks);
  return runs;
}

function tagsOf(nodes: readonly HtmlNode[]): HtmlElement[] {
  return nodes.filter(DomUtils.isTag);
}

function isList({ name }: HtmlElement): boolean {
  return name === 'ul' || name === 'ol';
}
