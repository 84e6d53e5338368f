/**
 * True iff `origin` ("https://shop.example") is one of the sources: the same origin, or for `https://*.` any subdomain. The
 * loader asks it on other people's pages, so it is short: a subdomain has at least one character behind `https://`.
 */
export function isSourceListed(origin: string, sources: readonly string[]): boolean {
  return sources.some((source) => {
    const [, suffix] = source.split('//*');
    if (suffix === undefined) return origin === source;
    return origin.startsWith('https://') && origin.slice(9).endsWith(suffix);
  });
}
