/** Part that the addresses of all pages of a website share: the host without `www.`, and the port if it is not the scheme's own. */
export function siteOf(address: string | URL): string {
  return new URL(address).host.replace(/^www\./, '');
}
