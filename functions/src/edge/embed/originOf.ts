/** The origin of the page that a request came from; empty where the browser did not say. */
export function originOf(referer: string | undefined): string {
  return referer === undefined ? '' : (URL.parse(referer)?.origin ?? '');
}
