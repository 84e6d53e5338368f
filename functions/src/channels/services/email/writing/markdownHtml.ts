import type { Block, Inline } from '@parlance/domain/markdown/ast';
import { parseMarkdown } from '@parlance/domain/markdown/parseMarkdown';

const QUOTE_STYLE = 'margin:0 0 1em;padding-left:1em;border-left:3px solid #bbb';
const CELL_STYLE = 'padding:4px 12px 4px 0;text-align:left;vertical-align:top';

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function inline(nodes: readonly Inline[]): string {
  return nodes
    .map(oneInline)
    .join('')
    .replaceAll(/ +(?=[.,;:!?]|<br>|$)/g, '');
}

function oneInline(node: Inline): string {
  switch (node.type) {
    case 'text':
      return escape(node.text);
    case 'code':
      return `<code>${escape(node.text)}</code>`;
    case 'bold':
      return `<strong>${inline(node.children)}</strong>`;
    case 'italic':
      return `<em>${inline(node.children)}</em>`;
    case 'link':
      return `<a href="${escape(node.href)}">${escape(node.text || node.href)}</a>`;
    // Its source stands below the text.
    case 'mark':
      return '';
    case 'break':
      return '<br>';
  }
}

function tableHtml(rows: readonly Inline[][][]): string {
  const row = (cells: Inline[][], tag: 'th' | 'td'): string =>
    `<tr>${cells.map((cell) => `<${tag} style="${CELL_STYLE}">${inline(cell)}</${tag}>`).join('')}</tr>`;
  return `<table>${rows.map((cells, index) => row(cells, index === 0 ? 'th' : 'td')).join('')}</table>`;
}

function blockHtml(block: Block): string {
  switch (block.type) {
    case 'paragraph':
      return `<p>${inline(block.children)}</p>`;
    case 'quote':
      return `<blockquote style="${QUOTE_STYLE}">${inline(block.children)}</blockquote>`;
    case 'table':
      return tableHtml(block.rows);
    case 'list': {
      const items = block.items.map((item) => `<li>${inline(item)}</li>`).join('');
      return block.ordered ? `<ol start="${block.start}">${items}</ol>` : `<ul>${items}</ul>`;
    }
  }
}

/** A message's markdown as HTML for mail programs. All text is escaped; links are those of `safeHref`. */
export function markdownHtml(markdown: string): string {
  return parseMarkdown(markdown).map(blockHtml).join('\n');
}
