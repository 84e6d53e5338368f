import type { Block, Inline } from './ast.ts';
import { parseInline } from './parseInline.ts';

const ITEM = /^\s{0,12}(?:[-*•+]|(\d{1,4})[.)])\s+(.*)$/;
const HEADING = /^#{1,6}\s+(.*)$/;
const QUOTE = /^>\s?/;
const ROW = /^\s*\|(.*)\|\s*$/;
/** Line between a table's head and its other rows. */
const RULE = /^[\s:|-]+$/;

/** Parses the little markdown that answers use: paragraphs, line breaks, lists, quotes, tables, bold, italics, code, links, citation marks. */
export function parseMarkdown(text: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;

  function add(block: Block): void {
    blocks.push(block);
    open = block;
  }

  function addLine(line: string): void {
    const heading = HEADING.exec(line)?.[1];
    const children: Inline[] =
      heading === undefined ? parseInline(line) : [{ type: 'bold', children: parseInline(heading) }];
    const lastItem = open?.type === 'list' && /^\s/.test(line) ? open.items.at(-1) : undefined;
    if (lastItem !== undefined) lastItem.push({ type: 'break' }, ...children);
    else addTo('paragraph', children);
  }

  function addTo(type: 'paragraph' | 'quote', children: Inline[]): void {
    if (open?.type === type) open.children.push({ type: 'break' }, ...children);
    else add({ type, children });
  }

  function addRow(row: string): void {
    if (open?.type !== 'table') add((open = { type: 'table', rows: [] }));
    if (!RULE.test(row)) open.rows.push(row.split('|').map((cell) => parseInline(cell.trim())));
  }

  for (const line of text.split(/\r\n|\r|\n/)) {
    const item = ITEM.exec(line);
    if (line.trim() === '') {
      // A blank line between two items does not end their list.
      if (open?.type !== 'list') open = undefined;
    } else if (item) {
      const ordered = item[1] !== undefined;
      const children = parseInline(item[2] ?? '');
      if (open?.type === 'list' && open.ordered === ordered) open.items.push(children);
      else add({ type: 'list', ordered, start: Number(item[1] ?? 1), items: [children] });
    } else if (ROW.test(line)) addRow(line.replace(ROW, '$1'));
    else if (QUOTE.test(line)) addTo('quote', parseInline(line.replace(QUOTE, '')));
    else addLine(line);
  }
  return blocks;
}
