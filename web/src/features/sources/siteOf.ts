/** The host of a website's address without "www.", as people name it; the address itself where it is none. */
export function siteOf(url: string): string {
  return URL.parse(url)?.host.replace(/^www\./, '') ?? url;
}
