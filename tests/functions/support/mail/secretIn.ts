/** The secret of the link in a mail's plain text. Throws where there is none. */
export function secretIn({ text }: { text: string }): string {
  const secret = /#token=([A-Za-z0-9_-]{43})(?![A-Za-z0-9_-])/.exec(text)?.[1];
  if (secret === undefined) throw new Error(`no link with a token in: ${text}`);
  return secret;
}
