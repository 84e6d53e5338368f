/** The first cell of a table's row, which says what the row is about; empty for anything else. */
export function keyOf(text: string): string {
  const [first = '', ...others] = text.split(' | ');
  return others.length === 0 ? '' : first.replace(/^[^:]{1,100}: /, '');
}
