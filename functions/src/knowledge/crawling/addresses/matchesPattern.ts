/** True iff `text` is `pattern`, where `*` stands for any characters. In linear steps back, never exponential ones. */
function fits(pattern: string, text: string): boolean {
  let at = 0;
  let star = -1;
  let resume = 0;
  let position = 0;
  while (position < text.length) {
    if (pattern[at] === '*') {
      star = at;
      at += 1;
      resume = position;
    } else if (pattern[at] === text[position]) {
      at += 1;
      position += 1;
    } else if (star >= 0) {
      at = star + 1;
      resume += 1;
      position = resume;
    } else return false;
  }
  while (pattern[at] === '*') at += 1;
  return at === pattern.length;
}

/** A path as people read it; as it is where its percent-encoding is broken. */
function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/**
 * True iff an address's path fits a pattern such as `/help/*`, which covers `/help` too. A pattern with a question mark is
 * held against path and query.
 */
export function matchesPattern(pattern: string, address: string): boolean {
  const url = new URL(address);
  const path = readable(pattern.includes('?') ? `${url.pathname}${url.search}` : url.pathname);
  return fits(pattern, path) || (pattern.endsWith('/*') && path === pattern.slice(0, -2));
}
