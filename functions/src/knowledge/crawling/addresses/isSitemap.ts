/** True iff an address is itself a sitemap. */
export function isSitemap(url: string): boolean {
  return /\.xml(?:\.gz)?$/i.test(new URL(url).pathname);
}
