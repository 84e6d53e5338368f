export interface PageDirectives {
  /** True if the page's text may be used. */
  index: boolean;
  /** True if its links may be followed. */
  follow: boolean;
}

const OURS = 'parlancebot';

/**
 * Parses what a robots meta element or an X-Robots-Tag header allows. A header may address its words to one robot ("googlebot:
 * noindex"): those apply to that robot alone, up to the next name.
 */
export function pageDirectives(value: string): PageDirectives {
  const directives = new Set<string>();
  let isForUs = true;
  for (const part of value.toLowerCase().split(/[,\s]+/)) {
    const [name = '', rest] = part.split(':', 2);
    if (rest !== undefined && name !== 'unavailable_after') isForUs = name === OURS;
    const directive = rest === undefined ? name : rest;
    if (isForUs) directives.add(directive);
  }
  const none = directives.has('none');
  return { index: !none && !directives.has('noindex'), follow: !none && !directives.has('nofollow') };
}
