/** Tags that Telegram takes: https://core.telegram.org/bots/api#html-style */
const TAGS = new Set(['b', 'strong', 'i', 'em', 'u', 's', 'code', 'pre', 'a', 'blockquote']);
const PIECE = /<(\/?)([a-z]*)([^<>]*)>|<|&(?!(?:lt|gt|amp|quot|#\d+|#x[\da-f]+);)/gi;

/** Fault of a text in Telegram's HTML, for which it is refused; undefined where it is well-formed. */
export function htmlFault(text: string): string | undefined {
  const open: string[] = [];
  for (const [piece, slash, name = ''] of text.matchAll(PIECE)) {
    if (!piece.startsWith('<')) continue;
    const tag = name.toLowerCase();
    if (!TAGS.has(tag)) return `unsupported start tag "${tag}"`;
    if (slash === '') open.push(tag);
    else if (open.pop() !== tag) return `unexpected end tag "${tag}"`;
  }
  return open.length === 0 ? undefined : `can't find end tag corresponding to start tag "${open.at(-1) ?? ''}"`;
}
