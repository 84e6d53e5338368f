import type { ChannelRules } from '@parlance/domain/channels/CHANNEL_RULES';
import type { Block, Inline } from '@parlance/domain/markdown/ast';
import { parseMarkdown } from '@parlance/domain/markdown/parseMarkdown';

export type Markup = ChannelRules['markup'];

/** Marks of a service around what stands out. */
interface Style {
  bold: readonly [string, string];
  italic: readonly [string, string];
  code: readonly [string, string];
  escape: (text: string) => string;
  link: (text: string, href: string) => string;
}

function htmlText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function plainLink(text: string, href: string): string {
  const shown = href.replace(/^(?:mailto|tel):/, '');
  return text === '' || text === href || text === shown ? shown : `${text} (${shown})`;
}

const PLAIN: Style = {
  bold: ['', ''],
  italic: ['', ''],
  code: ['', ''],
  escape: (text) => text,
  link: plainLink,
};

/** Source: Telegram Bot API, https://core.telegram.org/bots/api#html-style */
const STYLES: Readonly<Record<Markup, Style>> = {
  plain: PLAIN,
  telegram: {
    bold: ['<b>', '</b>'],
    italic: ['<i>', '</i>'],
    code: ['<code>', '</code>'],
    escape: htmlText,
    link: (text, href) => `<a href="${htmlText(href).replaceAll('"', '&quot;')}">${htmlText(text || href)}</a>`,
  },
};

function styleInline(children: readonly Inline[], style: Style): string {
  return children
    .map((child) => {
      switch (child.type) {
        case 'text':
          return style.escape(child.text);
        case 'bold':
        case 'italic':
          return style[child.type].join(styleInline(child.children, style));
        case 'code':
          return style.code.join(style.escape(child.text));
        case 'link':
          return style.link(child.text, child.href);
        case 'break':
          return '\n';
        // Its source stands below the text.
        case 'mark':
          return '';
      }
    })
    .join('')
    .replaceAll(/ +(?=[.,;:!?\n]|$)/g, '');
}

function styleBlock(block: Block, style: Style): string {
  switch (block.type) {
    case 'paragraph':
      return styleInline(block.children, style);
    case 'quote':
      return styleInline(block.children, style).replaceAll(/^/gm, style.escape('> '));
    case 'table':
      return block.rows.map((row) => row.map((cell) => styleInline(cell, style)).join(' | ')).join('\n');
    case 'list':
      return block.items
        .map((item, index) => `${block.ordered ? `${block.start + index}.` : '•'} ${styleInline(item, style)}`)
        .join('\n');
  }
}

/** An answer's paragraphs, lists and tables in the marks of a service; what it has no marks for is plain text. */
export function styleBlocks(markdown: string, markup: Markup): string[] {
  return parseMarkdown(markdown)
    .map((block) => styleBlock(block, STYLES[markup]))
    .filter((text) => text.trim() !== '');
}
