/** Classes and ids of elements in which programs put the mail that is replied to: Yahoo, GMX and web.de, T-Online, Proton, Zoho, Outlook on the web. */
const QUOTE =
  /(?:^|\s)(?:yahoo_quoted\S*|protonmail_quote|tutanota_quote|zmail_extra|moz-cite|OutlookMessageHeader)(?:\s|$)/i;
/** Elements with which all that follows is the mail that is replied to. */
const REST =
  /(?:^|\s)(?:x_)*(?:divRplyFwdMsg|mail-editor-reference-message-container|reply-intro|appendonsend-quote)(?:\s|$)/;

/** Line that Outlook draws above the names of a quoted mail, in any language. */
const RULE =
  /border-top\s*:\s*solid\s+#[\da-f]{6}\s+[\d.]+pt\s*;\s*padding\s*:\s*3(?:\.0)?pt|border-style\s*:\s*solid none none/i;

/** Part of a mail that an element marks as quoted: what is in it, or all the rest as well. Null for any other element. */
export function quoteOf(name: string, attributes: Readonly<Record<string, string>>): 'inside' | 'rest' | null {
  const { id = '', class: classes = '', name: ownName = '', type = '', style = '' } = attributes;
  const names = `${id} ${classes}`;
  if (REST.test(names) || (name === 'div' && RULE.test(style.slice(0, 300)))) return 'rest';
  if (name === 'blockquote') return 'inside';
  return QUOTE.test(names) || ownName === 'quote' || (name === 'div' && type === 'cite') ? 'inside' : null;
}
