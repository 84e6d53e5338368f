import { LOCALES, type Locale } from '@parlance/domain/locales';
import { publicPaths } from '#web/config/publicPaths.ts';
import { site } from '#web/config/site.ts';

/** The page at the same place of another language's list. */
function alternates(at: number): string {
  const link = (locale: Locale) =>
    `<xhtml:link rel="alternate" hreflang="${locale}" href="${site.origin}${publicPaths(locale)[at] ?? ''}"/>`;
  return LOCALES.map(link).join('');
}

/** /sitemap.xml, written at build time: every prerendered page with its other language (https://www.sitemaps.org/protocol.html). */
export function loader(): Response {
  const entries = LOCALES.flatMap((locale) =>
    publicPaths(locale).map((path, at) => `<url><loc>${site.origin}${path}</loc>${alternates(at)}</url>`),
  );
  const xmlns = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${xmlns}>\n${entries.join('\n')}\n</urlset>\n`;
  return new Response(xml, { headers: { 'Content-Type': 'application/xml' } });
}
