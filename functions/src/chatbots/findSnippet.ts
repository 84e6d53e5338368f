import { decodeEntities } from '../text/decodeEntities.ts';

export type Found = 'script' | 'iframe' | 'other' | 'none';

interface Shown {
  kind: 'script' | 'iframe';
  chatbotId: string;
}

const COMMENT = /<!--[\s\S]*?(?:-->|$)/g;
const START = /<(?=(?:script|iframe)\b)/gi;
/** A start tag; quoted values may hold `>`. */
const TAG = /^<(\w+)((?:"[^"]*"|'[^']*'|[^<>"'])*)>/;
const ATTRIBUTE = /([^\s=>"'/]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;
/** What is looked at, so that no page costs more than a moment: tags, and characters of each and of a script. */
const TAGS = 500;
const TAG_CHARACTERS = 1500;
const SCRIPT_CHARACTERS = 20_000;
/** An id as this product makes them, in a script's quotes. */
const OWN_LOADER = /^\/widget\/([A-Za-z0-9]{22})\.js$/;
const ADDRESS = /https?:\/\/[^\s"'`<>]{1,300}/g;
const QUOTED_ID = /["'`]([A-Za-z0-9]{22})["'`]/g;

/**
 * How a page shows a chatbot: by our script, also where a tag manager makes the element, or in an iframe of ours. `other`
 * where it names other chatbots alone. A script goes before an iframe.
 * @param webOrigin Where the script and the iframe page come from.
 */
export function findSnippet(html: string, chatbotId: string, webOrigin: string): Found {
  const page = html.replaceAll(COMMENT, '');
  const starts = [...page.matchAll(START)].slice(0, TAGS);
  const shown = starts.flatMap(({ index }) => shownAt(page, index, webOrigin));
  const own = shown.filter((one) => one.chatbotId === chatbotId);
  return own.find(({ kind }) => kind === 'script')?.kind ?? own[0]?.kind ?? (shown.length > 0 ? 'other' : 'none');
}

function shownAt(page: string, index: number, webOrigin: string): Shown[] {
  const [text, name = '', written = ''] = TAG.exec(page.slice(index, index + TAG_CHARACTERS)) ?? [];
  if (text === undefined) return [];
  const attributes = attributesOf(written);
  const src = attributes.get('src');
  if (name.toLowerCase() === 'iframe') return framed(src, webOrigin);
  if (src !== undefined) return loaded(src, attributes.get('data-chatbot') ?? '', webOrigin);
  const start = index + text.length;
  const [code = ''] = page.slice(start, start + SCRIPT_CHARACTERS).split(/<\/script/i, 1);
  return inline(code, webOrigin);
}

/** The first of each name counts, as in a browser. */
function attributesOf(written: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single, bare] of written.matchAll(ATTRIBUTE)) {
    const key = name.toLowerCase();
    if (!attributes.has(key)) attributes.set(key, decodeEntities(double ?? single ?? bare ?? ''));
  }
  return attributes;
}

function scripts(chatbotIds: readonly string[]): Shown[] {
  return chatbotIds.map((chatbotId) => ({ kind: 'script', chatbotId }));
}

/** One chatbot's loader names it in its path; the one for all of them has it beside it. */
function loaded(src: string, beside: string, webOrigin: string): Shown[] {
  const url = URL.parse(src.trim());
  if (url?.origin !== webOrigin) return [];
  const own = OWN_LOADER.exec(url.pathname)?.[1];
  if (own !== undefined) return scripts([own]);
  return url.pathname === '/widget.js' ? scripts([beside]) : [];
}

function framed(src: string | undefined, webOrigin: string): Shown[] {
  const url = src === undefined ? null : URL.parse(src.trim());
  const chatbotId = url?.origin === webOrigin ? /^\/iframe\/([^/]+)$/.exec(url.pathname)?.[1] : undefined;
  return chatbotId === undefined ? [] : [{ kind: 'iframe', chatbotId }];
}

/** A script that makes the element itself names our loader, and the chatbot in it or beside it in quotes. */
function inline(code: string, webOrigin: string): Shown[] {
  const written = code.replaceAll('\\/', '/');
  const own = [...written.matchAll(ADDRESS)].flatMap(([address]) => loaded(address, '', webOrigin));
  const named = own.filter(({ chatbotId }) => chatbotId !== '');
  if (named.length > 0 || own.length === 0) return named;
  return scripts([...code.matchAll(QUOTED_ID)].map(([, id = '']) => id));
}
