import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';

interface FirstRows<T> {
  shown: readonly T[];
  /** Those that are shown on request. */
  hidden: readonly T[];
  /** Shows all, and gives the focus to the first that was hidden. */
  showAll: () => void;
}

/**
 * The first rows of a table and, on request, all. A single one more is shown at once: the row that opens it would take its place.
 * @param most So many at first; undefined for all.
 * @param table In whose body each row is one of `rows`, with a link.
 */
export function useFirstRows<T>(
  rows: readonly T[],
  most: number | undefined,
  table: RefObject<HTMLTableElement | null>,
): FirstRows<T> {
  const [isWhole, setWhole] = useState(false);
  const first = most ?? rows.length;
  const shown = isWhole || rows.length <= first + 1 ? rows : rows.slice(0, first);
  const showAll = () => {
    flushSync(() => setWhole(true));
    table.current?.tBodies[0]?.rows[first]?.querySelector('a')?.focus();
  };
  return { shown, hidden: rows.slice(shown.length), showAll };
}
