/**
 * Share of a draft that was changed before it was sent, 0 (sent as it was) to 1 (nothing of it left), in hundredths: the Levenshtein
 * distance by the length of the longer text. Two texts of 4,000 characters take some 16 million steps, less where both begin or end alike.
 */
export function editShare(draft: string, sent: string): number {
  const [from, to] = [draft.trim(), sent.trim()];
  const longer = Math.max(from.length, to.length);
  return longer === 0 ? 0 : Math.round((distance(...differing(from, to)) / longer) * 100) / 100;
}

/** Two texts without what both begin and end with. */
function differing(one: string, other: string): [string, string] {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return [one.slice(start, one.length - end), other.slice(start, other.length - end)];
}

/** Number of characters to add, take away or replace. One row of the table at a time. */
function distance(from: string, to: string): number {
  const row = Uint16Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let line = 1; line <= from.length; line += 1) {
    let diagonal = line - 1;
    row[0] = line;
    for (let column = 1; column <= to.length; column += 1) {
      const above = row[column] ?? 0;
      const replaced = diagonal + (from[line - 1] === to[column - 1] ? 0 : 1);
      row[column] = Math.min(replaced, above + 1, (row[column - 1] ?? 0) + 1);
      diagonal = above;
    }
  }
  return row[to.length] ?? 0;
}
