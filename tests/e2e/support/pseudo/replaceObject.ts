const QUOTES = ['`', '"', "'"];

/** The end of a string that begins at `start`, behind its last quotation mark. */
function endOfString(source: string, start: number): number {
  let at = start + 1;
  while (source[at] !== source[start]) at += source[at] === '\\' ? 2 : 1;
  return at + 1;
}

/** Built code with another value in the place of the object literal that begins so. Throws where there is none. */
export function replaceObject(source: string, beginning: string, value: unknown): string {
  const start = source.indexOf(beginning);
  if (start < 0) throw new Error(`No ${beginning} in what was built`);
  let depth = 0;
  let at = start;
  do {
    const sign = source[at] ?? '';
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    at = QUOTES.includes(sign) ? endOfString(source, at) : at + 1;
  } while (depth > 0 && at < source.length);
  return source.slice(0, start) + JSON.stringify(value) + source.slice(at);
}
