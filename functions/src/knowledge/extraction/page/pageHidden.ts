/** Elements whose content nobody reads. */
const UNREAD: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'svg',
  'math',
  'iframe',
  'object',
  'canvas',
  'head',
  'select',
  'datalist',
  'dialog',
]);

const INVISIBLE_STYLE =
  /(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|(?:font-size|opacity)\s*:\s*0(?:[a-z%]*\s*(?:;|!|$)))/i;

/** True for scripts and the like, whose content is no text for people. */
export function isUnread(name: string): boolean {
  return UNREAD.has(name) && name !== 'dialog';
}

/** True iff an element and all in it is kept from the reader's eyes, as far as its own markup shows. */
export function isHidden(name: string, attributes: Readonly<Record<string, string>>): boolean {
  return (
    UNREAD.has(name) ||
    Object.hasOwn(attributes, 'hidden') ||
    attributes['aria-hidden']?.toLowerCase() === 'true' ||
    INVISIBLE_STYLE.test(attributes['style'] ?? '')
  );
}

/** Characters without a shape: zero-width marks, marks that reorder text, soft hyphens and Unicode's tag characters. */
const SHAPELESS = /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u{E0000}-\u{E007F}]/gu;

export function withoutShapeless(text: string): string {
  return text.replace(SHAPELESS, '');
}

/** White space collapsed, both ends trimmed. A single space is most of it, and stays. */
export function collapsed(text: string): string {
  return text.replace(/[^\S ]\s*|\s{2,}/g, ' ').trim();
}

/** Text as it is seen: without shapeless characters, white space collapsed, both ends trimmed. */
export function visibleText(text: string): string {
  return collapsed(withoutShapeless(text));
}
