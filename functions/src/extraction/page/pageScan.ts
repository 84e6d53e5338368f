import { LIMITS } from '@parlance/domain/limits';
import { Parser } from 'htmlparser2';
import { PAGE_DEPTH } from './PAGE_DEPTH.ts';
import { pageDirectives } from './pageDirectives.ts';
import { isHidden, visibleText } from './pageHidden.ts';

const MAX_LINKS = 500;
const TITLE_CHARACTERS = 200;

/** What a page says about itself beside its text. */
export interface PageScan {
  title: string;
  /** The lang attribute of its root, empty where there is none. */
  lang: string;
  canonical: string | null;
  robots: { index: boolean; follow: boolean };
  /** Absolute http and https addresses, without repetition. Links marked nofollow are left out. */
  links: string[];
  firstHeading: string;
  noscript: string;
  hasScript: boolean;
  /** An empty element that scripts fill. */
  hasAppRoot: boolean;
  hasPassword: boolean;
  /** How deep its elements are nested. */
  depth: number;
  /** Elements and stretches of text. */
  nodes: number;
}

function absolute(href: string | undefined, base: string | null): string | null {
  const text = href?.trim() ?? '';
  if (text === '' || text.startsWith('#') || text.length > LIMITS.urlCharacters) return null;
  const url = URL.parse(text, base ?? undefined);
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) return null;
  url.hash = '';
  return url.href.length > LIMITS.urlCharacters ? null : url.href;
}

/** One pass over a page's markup, without recursion. */
export function scanPage(html: string, url: string | null): PageScan {
  const links = new Set<string>();
  const open: string[] = [];
  const texts = { title: '', h1: '', noscript: '' };
  let base = url;
  let hidden = 0;
  const found: Omit<PageScan, 'title' | 'firstHeading' | 'noscript' | 'links'> = {
    lang: '',
    canonical: null,
    robots: { index: true, follow: true },
    hasScript: false,
    hasAppRoot: false,
    hasPassword: false,
    depth: 0,
    nodes: 0,
  };

  const heed = (content: string) => {
    const { index, follow } = pageDirectives(content);
    found.robots = { index: found.robots.index && index, follow: found.robots.follow && follow };
  };

  const enter: Readonly<Record<string, (attributes: Record<string, string>) => void>> = {
    html: ({ lang = '' }) => {
      found.lang = lang;
    },
    base: ({ href }) => {
      base = absolute(href, url) ?? base;
    },
    link: ({ rel = '', href }) => {
      if (rel.toLowerCase() === 'canonical') found.canonical ??= absolute(href, base);
    },
    meta: ({ name = '', content = '' }) => {
      if (['robots', 'parlancebot'].includes(name.toLowerCase())) heed(content);
    },
    a: ({ href, rel = '' }) => {
      const link = /\bnofollow\b/i.test(rel) ? null : absolute(href, base);
      if (link !== null && links.size < MAX_LINKS) links.add(link);
    },
    script: () => {
      found.hasScript = true;
    },
    input: ({ type = '' }) => {
      found.hasPassword ||= type.toLowerCase() === 'password';
    },
    div: ({ id = '' }) => {
      found.hasAppRoot ||= /^(?:root|app|__next|__nuxt|main-app|svelte)$/i.test(id);
    },
  };

  const parser = new Parser({
    onopentag(name, attributes) {
      open.push(name);
      found.nodes += 1;
      found.depth = Math.max(found.depth, open.length);
      if (open.length > PAGE_DEPTH) parser.pause();
      if (hidden > 0 || (name !== 'head' && isHidden(name, attributes))) hidden += 1;
      if (name === 'a' ? hidden === 0 : Object.hasOwn(enter, name)) enter[name]?.(attributes);
    },
    ontext(text) {
      found.nodes += 1;
      const name = open.at(-1) ?? '';
      if (name === 'title' && !open.includes('svg') && texts.title.length < TITLE_CHARACTERS) texts.title += text;
      if (open.includes('noscript') && texts.noscript.length < TITLE_CHARACTERS) texts.noscript += text;
      if (open.includes('h1') && hidden === 0 && texts.h1.length < TITLE_CHARACTERS) texts.h1 += text;
    },
    onclosetag() {
      open.pop();
      if (hidden > 0) hidden -= 1;
    },
  });
  parser.end(html);
  return {
    ...found,
    title: visibleText(texts.title).slice(0, TITLE_CHARACTERS),
    firstHeading: visibleText(texts.h1),
    noscript: visibleText(texts.noscript),
    links: [...links],
  };
}
