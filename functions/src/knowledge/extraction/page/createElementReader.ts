import { LIMITS } from '@parlance/domain/limits';
import { pageDirectives } from './pageDirectives.ts';

const MAX_LINKS = 500;

/** Facts about a page from its elements, without their text. */
export interface ElementFacts {
  /** The lang attribute of its root, empty where there is none. */
  lang: string;
  canonical: string | null;
  robots: { index: boolean; follow: boolean };
  /** Absolute http and https addresses. Links marked nofollow are left out. */
  links: Set<string>;
  hasScript: boolean;
  /** An empty element that scripts fill. */
  hasAppRoot: boolean;
  hasPassword: boolean;
}

function absolute(href: string | undefined, base: string | null): string | null {
  const text = href?.trim() ?? '';
  if (text === '' || text.startsWith('#') || text.length > LIMITS.urlCharacters) return null;
  const url = URL.parse(text, base ?? undefined);
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) return null;
  url.hash = '';
  return url.href.length > LIMITS.urlCharacters ? null : url.href;
}

interface ElementReader {
  facts: ElementFacts;
  /** Reads one element's opening tag. Elements that say nothing about the page are ignored. */
  read: (name: string, attributes: Record<string, string>) => void;
}

/** @param url The page's own address, which relative links are resolved against; null if it has none. */
export function createElementReader(url: string | null): ElementReader {
  let base = url;
  const facts: ElementFacts = {
    lang: '',
    canonical: null,
    robots: { index: true, follow: true },
    links: new Set(),
    hasScript: false,
    hasAppRoot: false,
    hasPassword: false,
  };

  const readers: Readonly<Record<string, (attributes: Record<string, string>) => void>> = {
    html: ({ lang = '' }) => {
      facts.lang = lang;
    },
    base: ({ href }) => {
      base = absolute(href, url) ?? base;
    },
    link: ({ rel = '', href }) => {
      if (rel.toLowerCase() === 'canonical') facts.canonical ??= absolute(href, base);
    },
    meta: ({ name = '', content = '' }) => {
      if (!['robots', 'parlancebot'].includes(name.toLowerCase())) return;
      const { index, follow } = pageDirectives(content);
      facts.robots = { index: facts.robots.index && index, follow: facts.robots.follow && follow };
    },
    a: ({ href, rel = '' }) => {
      const link = /\bnofollow\b/i.test(rel) ? null : absolute(href, base);
      if (link !== null && facts.links.size < MAX_LINKS) facts.links.add(link);
    },
    script: () => {
      facts.hasScript = true;
    },
    input: ({ type = '' }) => {
      facts.hasPassword ||= type.toLowerCase() === 'password';
    },
    div: ({ id = '' }) => {
      facts.hasAppRoot ||= /^(?:root|app|__next|__nuxt|main-app|svelte)$/i.test(id);
    },
  };

  return {
    facts,
    read: (name, attributes) => {
      if (Object.hasOwn(readers, name)) readers[name]?.(attributes);
    },
  };
}
