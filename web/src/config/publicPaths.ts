import type { Locale } from '@parlance/domain/locales';
import { DOCS_CONTENTS } from './DOCS_CONTENTS.ts';
import { FEATURE_TOPICS } from './FEATURE_TOPICS.ts';

/** Addresses of the prerendered pages in one language, the home page first. */
export function publicPaths(locale: Locale): string[] {
  const pages = [
    '',
    '/features',
    ...FEATURE_TOPICS.map((topic) => `/features/${topic}`),
    '/pricing',
    '/contact',
    '/test',
    '/docs',
    ...DOCS_CONTENTS.flatMap((section) => section.pages.map((page) => `/docs/${page}`)),
    '/privacy-policy',
    '/terms-and-conditions',
  ];
  return pages.map((page) => `/${locale}${page}`);
}
