/**
 * A table as one line per row, each cell with its column's name ("Size: M | Chest: 96 cm"), so that no row loses its
 * header wherever the text is cut. The first row is the header.
 */
export function tableRows(rows: readonly (readonly string[])[]): string[] {
  const clean = rows.map((row) => row.map((cell) => cell.replace(/\s+/g, ' ').trim()));
  const [header, ...body] = clean;
  if (header === undefined) return [];
  if (body.length === 0) return [header.join(' | ')];
  return body.map((row) =>
    row
      .map((cell, column) => (header[column] ? `${header[column]}: ${cell}` : cell))
      .filter((cell) => cell !== '')
      .join(' | '),
  );
}
