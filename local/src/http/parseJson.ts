/** What a text is as JSON; undefined where it is none, such as a page that came in its place. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
