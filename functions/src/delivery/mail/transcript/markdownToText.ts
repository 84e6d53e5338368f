import type { Block, Inline } from '@parlance/domain/markdown/ast';
import { parseMarkdown } from '@parlance/domain/markdown/parseMarkdown';

function inlineText(nodes: readonly Inline[]): string {
  return nodes.map(oneText).join('');
}

function oneText(node: Inline): string {
  switch (node.type) {
    case 'text':
    case 'code':
      return node.text;
    case 'bold':
    case 'italic':
      return inlineText(node.children);
    case 'link':
      return node.href.replace(/\/$/, '') === node.text.replace(/\/$/, '') || !node.href.startsWith('http')
        ? node.text
        : `${node.text} (${node.href})`;
    case 'mark':
      return `[${node.n}]`;
    case 'break':
      return '\n';
  }
}

function blockText(block: Block): string {
  switch (block.type) {
    case 'paragraph':
    case 'quote':
      return inlineText(block.children);
    case 'table':
      return block.rows.map((row) => row.map(inlineText).join(' | ')).join('\n');
    case 'list':
      return block.items
        .map((item, index) => `${block.ordered ? `${block.start + index}.` : '-'} ${inlineText(item)}`)
        .join('\n');
  }
}

/** An answer's markdown as plain text: lists and tables line by line, links with their addresses, citation marks as they are. */
export function markdownToText(markdown: string): string {
  return parseMarkdown(markdown).map(blockText).join('\n\n');
}
