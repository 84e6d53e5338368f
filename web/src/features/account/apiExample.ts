/** A first request to the API, ready for a terminal. Without a key, a placeholder stands in its place. */
export function apiExample(origin: string, key = 'plk_…'): string {
  return `curl -H "Authorization: Bearer ${key}" ${origin}/api/v1/leads`;
}
