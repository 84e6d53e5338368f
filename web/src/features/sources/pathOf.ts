/** What distinguishes the pages of one website: path and query as people read them. The address itself where it is none. */
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
