import { newId } from '@parlance/domain/ids';
import { useState } from 'react';

interface RowKeys {
  keys: readonly string[];
  /** To be called with the removal of a row, so that the others keep their keys. */
  drop: (index: number) => void;
}

/** React keys for rows that have no name but their place, and that grow and shrink at their end unless one is dropped. */
export function useRowKeys(count: number): RowKeys {
  const [keys, setKeys] = useState<readonly string[]>([]);
  if (keys.length !== count) setKeys(Array.from({ length: count }, (_row, index) => keys[index] ?? newId()));
  return { keys, drop: (index) => setKeys(keys.filter((_key, other) => other !== index)) };
}
