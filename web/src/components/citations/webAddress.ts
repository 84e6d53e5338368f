/** The address if a browser may open it as a web page (http or https), else undefined. */
export function webAddress(address: string | null): string | undefined {
  const url = address === null ? null : URL.parse(address);
  return url !== null && ['http:', 'https:'].includes(url.protocol) ? url.href : undefined;
}
