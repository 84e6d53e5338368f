import { LIMITS } from '@parlance/domain/limits';
import type { WelcomeRun } from '@parlance/domain/widget/welcome';
import { decodeEntities } from '../../kernel/text/decodeEntities.ts';

type Style = Omit<WelcomeRun, 'text' | 'href'>;

const PLAIN: Style = { isBold: false, isItalic: false, isUnderlined: false, isCode: false };

const STYLES: ReadonlyMap<string, keyof Style> = new Map([
  ['b', 'isBold'],
  ['strong', 'isBold'],
  ['i', 'isItalic'],
  ['em', 'isItalic'],
  ['u', 'isUnderlined'],
  ['code', 'isCode'],
]);

/** Elements that begin a line of their own. */
const BLOCKS = new Set(['p', 'div', 'li', 'ul', 'ol', 'tr', 'table', 'blockquote', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** Elements whose content is no text for people. */
const DROPPED = new Set([
  'script',
  'style',
  'svg',
  'math',
  'template',
  'title',
  'textarea',
  'noscript',
  'noembed',
  'noframes',
  'iframe',
  'object',
  'xmp',
]);

/** Elements that a slash before the bracket ends. */
const SELF_CLOSING = new Set(['svg', 'math']);

/** A comment or declaration, or a tag with its slash, name and attributes. A bracket that begins neither is text. */
const MARKUP = /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*(?:>|$)|<(\/?)([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;
const HREF = /(?:^|[\s/])href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
/** Marks that reorder text, and control characters but line breaks. */
const HIDDEN = /\p{Bidi_Control}|[^\P{Cc}\n]/gu;

const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** An address that a link may lead to, as browsers write it: http, https, mailto or tel, without a user name. Else null. */
function safeHref(value: string): string | null {
  if (!URL.canParse(value)) return null;
  const { protocol, username, password, href } = new URL(value);
  const isSafe = SCHEMES.has(protocol) && `${username}${password}` === '' && href.length <= LIMITS.urlCharacters;
  return isSafe ? href : null;
}

/**
 * A welcome message of the business, plain text or simple HTML, as runs of text in one style each. Tags that are not allowed
 * go and leave their text, scripts and drawings go with their content, links lead to http, https, mailto or tel alone.
 * Whatever it is given, it throws nothing and returns at most `LIMITS.descriptionCharacters` of text.
 */
export function welcomeRuns(html: string): WelcomeRun[] {
  const source = html.slice(0, LIMITS.descriptionCharacters).toWellFormed().replace(/\r\n?/g, '\n');
  const runs: WelcomeRun[] = [];
  const open = new Map<keyof Style, number>();
  let href: string | null = null;
  let dropped: { name: string; depth: number } | undefined;
  let end = 0;

  const add = (text: string): void => {
    if (dropped !== undefined || text === '') return;
    const style = { ...PLAIN };
    for (const [key, depth] of open) style[key] = depth > 0;
    const last = runs.at(-1);
    if (last !== undefined && isSameStyle(last, { ...style, href })) last.text += text;
    else runs.push({ text, ...style, href });
  };
  const breakLine = (): void => {
    if (runs.length > 0 && runs.at(-1)?.text.endsWith('\n') === false) add('\n');
  };

  for (const { index, 0: markup, 1: slash = '', 2: tag = '', 3: attributes = '' } of source.matchAll(MARKUP)) {
    add(textOf(source.slice(end, index)));
    end = index + markup.length;
    const name = tag.toLowerCase();
    const isEnd = slash !== '';
    if (dropped !== undefined) {
      if (name === dropped.name) dropped.depth += isEnd ? -1 : 1;
      if (dropped.depth === 0) dropped = undefined;
      continue;
    }
    const style = STYLES.get(name);
    if (DROPPED.has(name) && !isEnd) {
      if (!SELF_CLOSING.has(name) || !attributes.trimEnd().endsWith('/')) dropped = { name, depth: 1 };
    } else if (style !== undefined) open.set(style, Math.max(0, (open.get(style) ?? 0) + (isEnd ? -1 : 1)));
    else if (name === 'a') href = isEnd ? null : hrefOf(attributes);
    else if (name === 'br') add('\n');
    else if (BLOCKS.has(name)) breakLine();
  }
  add(textOf(source.slice(end)));
  return trimmed(runs);
}

function isSameStyle(a: Omit<WelcomeRun, 'text'>, b: Omit<WelcomeRun, 'text'>): boolean {
  return (
    a.isBold === b.isBold &&
    a.isItalic === b.isItalic &&
    a.isUnderlined === b.isUnderlined &&
    a.isCode === b.isCode &&
    a.href === b.href
  );
}

function textOf(source: string): string {
  return decodeEntities(source)
    .replace(/[\t\f\v]/g, ' ')
    .replace(HIDDEN, '');
}

function hrefOf(attributes: string): string | null {
  const [, double, single, bare] = HREF.exec(attributes) ?? [];
  const value = double ?? single ?? bare;
  return value === undefined ? null : safeHref(decodeEntities(value));
}

/** Without white space at both ends of the message, and without runs that have no text. */
function trimmed(runs: readonly WelcomeRun[]): WelcomeRun[] {
  const said = runs.map((run) => run.text.trim() !== '');
  const [first, last] = [said.indexOf(true), said.lastIndexOf(true)];
  return runs.slice(Math.max(0, first), last + 1).map((run, index, all) => {
    const start = index === 0 ? run.text.trimStart() : run.text;
    return { ...run, text: index === all.length - 1 ? start.trimEnd() : start };
  });
}
