import type { ChannelRules } from '@parlance/domain/channels/CHANNEL_RULES';
import type { Block, Inline } from '@parlance/domain/markdown/ast';
import { parseMarkdown } from '@parlance/domain/markdown/parseMarkdown';

export type Markup = Exclude<ChannelRules['markup'], 'mail'>;

/** Marks of a service around what stands out. */
interface Style {
  bold: (text: string) => string;
  italic: (text: string) => string;
  code: (text: string) => string;
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

function same(text: string): string {
  return text;
}

function tagged(tag: string): (text: string) => string {
  return (text) => `<${tag}>${text}</${tag}>`;
}

/** WhatsApp's marks stand right beside what they enclose: else the text goes without. The parser finds none around a line's end or a mark. */
function between(mark: string): (text: string) => string {
  return (text) => (text !== '' && text.trim() === text ? `${mark}${text}${mark}` : text);
}

/** Sources: Telegram Bot API, https://core.telegram.org/bots/api#html-style; WhatsApp, https://faq.whatsapp.com/539178204879377 */
const STYLES: Readonly<Record<Markup, Style>> = {
  plain: { bold: same, italic: same, code: same, escape: same, link: plainLink },
  whatsapp: { bold: between('*'), italic: between('_'), code: between('`'), escape: same, link: plainLink },
  telegram: {
    bold: tagged('b'),
    italic: tagged('i'),
    code: tagged('code'),
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
          return style[child.type](styleInline(child.children, style));
        case 'code':
          return style.code(style.escape(child.text));
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
