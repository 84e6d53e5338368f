/** More addresses of one path that differ in their query are a calendar, a search or a session. */
const MAX_QUERIES = 30;

/** Returns a function that counts addresses with a query by their path, and is false where there are too many. */
export function createQueryGate(): (url: string) => boolean {
  const counts = new Map<string, number>();
  return (url) => {
    const { pathname, search } = new URL(url);
    const count = (counts.get(pathname) ?? 0) + (search === '' ? 0 : 1);
    if (count <= MAX_QUERIES) counts.set(pathname, count);
    return count <= MAX_QUERIES;
  };
}
