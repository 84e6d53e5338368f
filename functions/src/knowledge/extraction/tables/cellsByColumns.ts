/** Fewer blanks part words. */
const GUTTER = 2;

/**
 * Lines cut where all of them are blank in at least two places beside each other, or none of them goes on.
 * @returns The cells of each line, of the same number, trimmed.
 */
export function cellsByColumns(lines: readonly string[]): string[][] {
  const width = lines.reduce((most, line) => Math.max(most, line.length), 0);
  const isWritten = Array.from({ length: width }, () => false);
  for (const line of lines) for (let x = 0; x < line.length; x += 1) if (line[x] !== ' ') isWritten[x] = true;
  const columns: { start: number; end: number }[] = [];
  isWritten.forEach((written, x) => {
    if (!written) return;
    const last = columns.at(-1);
    if (last !== undefined && x - last.end < GUTTER) last.end = x + 1;
    else columns.push({ start: x, end: x + 1 });
  });
  return lines.map((line) => columns.map(({ start, end }) => line.slice(start, end).trim()));
}
