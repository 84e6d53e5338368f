import type { Place } from './layOut.ts';

/** Tables for people have no more rows of headers. */
const MAX_HEADER_ROWS = 3;

/**
 * Number of rows at the top that name the columns. What the file marks as headers is believed. Otherwise it is the first row,
 * and the next one as long as a cell of the row above covers several columns, or leaves the one beside it empty: then the names
 * continue below. A table of two columns with a figure in its first row names its rows instead ("Phone | 0761 123").
 */
export function headerRows(grid: readonly (readonly Place[])[]): number {
  const marked = grid.findIndex((row) => !isMarked(row));
  if (marked > 0) return withLower(grid, Math.min(marked, MAX_HEADER_ROWS));
  // One row that is a header as a whole names nothing.
  if (marked < 0 && grid[0]?.some(({ isHeader }) => isHeader) === true) return Math.min(grid.length - 1, 1);
  const [first] = grid;
  if (first === undefined || grid.length === 1) return 0;
  if (first.some(({ isHeader }) => isHeader)) return 0;
  if (first.length === 2 && /\d/.test(first[1]?.text ?? '')) return 0;
  let count = 1;
  while (count < MAX_HEADER_ROWS && count < grid.length - 1 && goesOn(grid, count)) count += 1;
  return count;
}

/** Files mark the first row alone, where its cells cover the names below them, and leave the corner empty. */
function withLower(grid: readonly (readonly Place[])[], count: number): number {
  const isLower = count < MAX_HEADER_ROWS && grid[count + 1]?.[0]?.text !== '' && !hasKey(grid, count);
  return isLower && count < grid.length - 1 && coversNames(grid, count) ? count + 1 : count;
}

function isMarked(row: readonly Place[]): boolean {
  const filled = row.filter(({ text }) => text !== '');
  const first = row[0];
  return filled.length > 0 && filled.every(({ isHeader }) => isHeader) && !(first !== undefined && coversRow(row));
}

/** True if one cell covers a whole row of several columns. */
export function coversRow(row: readonly Place[]): boolean {
  return row.length > 1 && row.every(({ cell }) => cell === row[0]?.cell) && row[0]?.text !== '';
}

/** True if the names of the row before `index` continue in it. */
function goesOn(grid: readonly (readonly Place[])[], index: number): boolean {
  const above = grid[index - 1] ?? [];
  const row = grid[index] ?? [];
  if (spannedAbove(grid, index).length > 0) return coversNames(grid, index);
  const hasGap = above.some(({ text }, x) => x > 0 && text === '' && row[x]?.text !== '');
  const isFilled = row.every(({ text }, x) => text !== '' || above[x]?.text !== '');
  const isFollowed = grid.slice(index + 1).some((below) => below.some((place) => !isName(place)));
  return hasGap && isFilled && row.every(isName) && isFollowed;
}

/** True if cells of the row before `index` cover several names in it. If the row has no key, "Day 1" is a name as well. */
function coversNames(grid: readonly (readonly Place[])[], index: number): boolean {
  const spanned = spannedAbove(grid, index);
  const isLower = (place: Place) => isName(place) || (!hasKey(grid, index) && /\p{L}{3}/u.test(place.text));
  return spanned.some(({ text }) => text !== '') && spanned.every(isLower);
}

/** The places of a row below cells that cover several columns. */
function spannedAbove(grid: readonly (readonly Place[])[], index: number): Place[] {
  const above = grid[index - 1] ?? [];
  return (grid[index] ?? []).filter(
    (_place, x) => above[x]?.text !== '' && [x - 1, x + 1].some((beside) => above[beside]?.cell === above[x]?.cell),
  );
}

/** True if a row begins with a cell of its own. */
function hasKey(grid: readonly (readonly Place[])[], index: number): boolean {
  const first = grid[index]?.[0];
  return first !== undefined && first.text !== '' && first.cell !== grid[index - 1]?.[0]?.cell;
}

/** A year is a name, any other figure a value. */
function isName({ text }: Place): boolean {
  return !/\d/.test(text) || /^(?:19|20)\d\d$/.test(text);
}
