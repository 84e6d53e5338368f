/** True for a line with the mark of a quote (RFC 3676, section 4.5). */
export function isQuoted(line: string | undefined): boolean {
  return line !== undefined && /^\s{0,3}>/.test(line);
}
