/** Parses a text as JSON; undefined if it is not JSON, such as a page that came in its place. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
