import { DomUtils, parseDocument } from 'htmlparser2';
import { createOutline } from '../createOutline.ts';
import { createFuel, type Fuel } from '../fuel/createFuel.ts';
import type { Section } from '../section.ts';
import { tableRows } from '../tableRows.ts';

type HtmlNode = ReturnType<typeof parseDocument>['children'][number];
type HtmlElement = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** Elements that stand on a line of their own. */
const BLOCKS: ReadonlySet<string> = new Set('p div h1 h2 h3 h4 h5 h6 ul ol li table tr blockquote pre'.split(' '));
const MAX_SPAN = 100;

/** The blocks of an HTML document cut at its headings: paragraphs, list items, and tables row by row. */
export function htmlSections(html: string, fuel: Fuel = createFuel({})): Section[] {
  const outline = createOutline();
  let blocks: string[] = [];

  const flush = () => {
    outline.addText(blocks.join('\n\n').trim());
    blocks = [];
  };

  for (const element of tagsOf(parseDocument(html).children)) {
    const level = Number(/^h([1-6])$/.exec(element.name)?.[1] ?? 0);
    if (level > 0) {
      flush();
      outline.addHeading(level, lineOf(element));
    } else {
      for (const block of blocksOf(element, fuel)) blocks.push(block);
    }
  }
  flush();
  return outline.finish();
}

function blocksOf(element: HtmlElement, fuel: Fuel): string[] {
  if (element.name === 'table') return tableRows(cellsOf(element, fuel), fuel);
  if (isList(element)) return [itemsOf(element, '').join('\n')];
  const text = textOf(element)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
  return text === '' ? [] : [text];
}

/** The items of a list, each once, those of lists within it below theirs. */
function itemsOf(list: HtmlElement, indent: string): string[] {
  return tagsOf(list.children).flatMap((item) => {
    const inner = tagsOf(item.children).filter(isList);
    const line = textOf(item, new Set(inner)).replace(/\s+/g, ' ').trim();
    return [...(line === '' ? [] : [`${indent}- ${line}`]), ...inner.flatMap((each) => itemsOf(each, `${indent}  `))];
  });
}

/** The cells of a table row by row. One that spans rows says the same in each of them. */
function cellsOf(table: HtmlElement, fuel: Fuel): string[][] {
  const rows = tagsOf(table.children).flatMap((child) => (child.name === 'tr' ? [child] : tagsOf(child.children)));
  const grid: string[][] = rows.map(() => []);
  rows.forEach((row, y) => {
    let x = 0;
    for (const cell of tagsOf(row.children)) {
      while (grid[y]?.[x] !== undefined) x += 1;
      const [width, height] = [spanOf(cell, 'colspan'), Math.min(spanOf(cell, 'rowspan'), grid.length - y)];
      fuel.use('cells', width * height);
      const text = lineOf(cell);
      for (const spanned of grid.slice(y, y + height)) spanned[x] = text;
      for (let more = 1; more < width; more += 1)
        for (const spanned of grid.slice(y, y + height)) spanned[x + more] = '';
      x += width;
    }
  });
  return grid.map((row) => Array.from(row, (cell: string | undefined) => cell ?? ''));
}

function spanOf(cell: HtmlElement, name: string): number {
  return Math.min(Math.max(1, Math.floor(Number(cell.attribs[name] ?? 1)) || 1), MAX_SPAN);
}

/** All words of an element on one line. */
function lineOf(element: HtmlElement): string {
  return textOf(element).replace(/\s+/g, ' ').trim();
}

/** The words of an element, blocks on lines of their own; the way back from a footnote leads nowhere. */
function textOf(element: HtmlElement, without: ReadonlySet<HtmlElement> = new Set()): string {
  let text = '';
  for (const node of element.children) {
    if (DomUtils.isText(node)) text += node.data.replace(/\s+/g, ' ');
    if (!DomUtils.isTag(node) || without.has(node)) continue;
    if (node.name === 'br') text += '\n';
    else if (/^#(?:foot|end)note-ref/.test(node.attribs['href'] ?? '')) continue;
    else if (node.name === 'td' || node.name === 'th') text += ` ${textOf(node, without)}`;
    else text += BLOCKS.has(node.name) ? `\n${textOf(node, without)}\n` : textOf(node, without);
  }
  return text;
}

function tagsOf(nodes: readonly HtmlNode[]): HtmlElement[] {
  return nodes.filter(DomUtils.isTag);
}

function isList({ name }: HtmlElement): boolean {
  return name === 'ul' || name === 'ol';
}
