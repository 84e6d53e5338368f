/** Characters that spreadsheets take for the beginning of a formula, also in full-width form, behind any apostrophes. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** A cell that no spreadsheet runs as a formula: an apostrophe in front makes it text. */
export function safeCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** The text behind a cell that `safeCell` wrote. */
export function plainCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}
