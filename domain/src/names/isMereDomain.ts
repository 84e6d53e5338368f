const DOMAIN = /^[\p{L}\p{N}][\p{L}\p{N}-]*(?:\.[\p{L}\p{N}][\p{L}\p{N}-]*)*\.\p{L}{2,}$/u;

/** True iff the text is one domain and nothing else, as some companies are called: without a scheme, `www.` or a path. */
export function isMereDomain(text: string): boolean {
  return DOMAIN.test(text) && !/^www\d?\./i.test(text);
}
