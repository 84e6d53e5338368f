/** What all pages of a website have in common: the host without `www.`, and the port where it is not the scheme's own. */
export function siteOf(address: string | URL): string {
  return new URL(address).host.replace(/^www\./, '');
}
