import { Parser } from 'htmlparser2';
import { PAGE_DEPTH } from '../../knowledge/PAGE_DEPTH.ts';

export type Found = 'script' | 'iframe' | 'other' | 'none';

interface Shown {
  kind: 'script' | 'iframe';
  chatbotId: string;
}

/** Maximum characters read of an inline script, so that no page costs more than a moment. */
const SCRIPT_CHARACTERS = 20_000;
/** An id as this product makes them, in a script's quotes. */
const OWN_LOADER = /^\/widget\/([A-Za-z0-9]{22})\.js$/;
const ADDRESS = /https?:\/\/[^\s"'`<>]{1,300}/g;
const QUOTED_ID = /["'`]([A-Za-z0-9]{22})["'`]/g;

/**
 * Finds how a page shows a chatbot: by our script, also where a tag manager makes the element, or in an iframe of ours. `other`
 * if it names other chatbots alone. A script goes before an iframe.
 * @param webOrigin Where the script and the iframe page come from.
 */
export function findSnippet(html: string, chatbotId: string, webOrigin: string): Found {
  const shown = shownIn(html, webOrigin);
  const own = shown.filter((one) => one.chatbotId === chatbotId);
  return own.find(({ kind }) => kind === 'script')?.kind ?? own[0]?.kind ?? (shown.length > 0 ? 'other' : 'none');
}

function shownIn(html: string, webOrigin: string): Shown[] {
  const shown: Shown[] = [];
  /** The inline script that is open. */
  let code: string | undefined;
  let depth = 0;
  const parser = new Parser({
    onopentag(name, { src, 'data-chatbot': beside = '' }) {
      depth += 1;
      if (depth > PAGE_DEPTH) parser.pause();
      if (name === 'iframe') shown.push(...framed(src, webOrigin));
      if (name === 'script' && src !== undefined) shown.push(...loaded(src, beside, webOrigin));
      code = name === 'script' && src === undefined ? '' : undefined;
    },
    ontext(text) {
      if (code !== undefined && code.length < SCRIPT_CHARACTERS) code += text;
    },
    onclosetag() {
      depth -= 1;
      if (code !== undefined) shown.push(...inline(code.slice(0, SCRIPT_CHARACTERS), webOrigin));
      code = undefined;
    },
  });
  parser.end(html);
  return shown;
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
