/** Part that distinguishes the pages of one website: path and query in readable form. The input itself if it is not a URL. */
export function pathOf(address: string): string {
  const url = URL.parse(address);
  if (url === null) return address;
  const path = url.pathname + url.search;
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
