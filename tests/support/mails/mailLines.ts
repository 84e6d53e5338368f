/** Text as it stands in HTML. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Lines of a text as quoted ones. */
export function marked(text: string): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');
}

/** A line broken as Gmail breaks it, at 78 characters. */
export function wrapped(line: string): string {
  const at = line.length > 78 ? line.lastIndexOf(' ', 78) : -1;
  return at === -1 ? line : `${line.slice(0, at)}\n${line.slice(at + 1)}`;
}

/** Text in which long lines are broken as RFC 3676 has it with `delsp=yes`. */
export function flowed(text: string): string {
  return text
    .split('\n')
    .map((line) => (line.startsWith('>') ? line : line.replace(/^(.{40}\S* )(?=.)/, '$1 \n')))
    .join('\n');
}

/** Lines of a text in HTML: as Gmail and Apple write them, as Word does, or as paragraphs of a form. */
export function htmlLines(text: string, style: 'div' | 'mso' | 'p'): string {
  const lines = escapeHtml(text).split('\n');
  if (style === 'div') return lines.map((line) => `<div>${line === '' ? '<br>' : line}</div>`).join('');
  if (style === 'mso')
    return lines.map((line) => `<p class="MsoNormal">${line === '' ? '&nbsp;' : line}<o:p></o:p></p>`).join('\n');
  return escapeHtml(text)
    .split('\n\n')
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>\n')}</p>`)
    .join('\n');
}
