import { site } from '#web/config/site.ts';

/** Paths of no use to search engines: the app behind the sign-in, and the chat inside other pages. */
const DISALLOWED = ['/dashboard', '/onboarding', '/auth/', '/iframe/', '/en/dashboard', '/de/dashboard'] as const;

/** /robots.txt, written at build time (RFC 9309). */
export function loader(): Response {
  const rules = DISALLOWED.map((path) => `Disallow: ${path}`).join('\n');
  const text = `User-agent: *\n${rules}\n\nSitemap: ${site.origin}/sitemap.xml\n`;
  return new Response(text, { headers: { 'Content-Type': 'text/plain' } });
}
