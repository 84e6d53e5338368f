/** Characters that the chat would read as Markdown. */
const MARKUP = /[[\]*_`!|]/;

/** A value as it stands in a text that a visitor agrees to: what is seen is what is sent, whatever Markdown it holds. */
export function shownValue(value: string | number | boolean): string {
  const text = String(value);
  // A code's own mark would end it: another one looks the same.
  return MARKUP.test(text) ? `\`${text.replaceAll('`', 'ˋ')}\`` : text;
}
