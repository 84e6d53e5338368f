import { claimSize } from '../claimSize.ts';

/** Archives of so many entries and of so many bytes. @param make The same file with more entries. */
export function padding(make: (extra: Readonly<Record<string, Uint8Array>>) => Uint8Array) {
  return {
    entries: (count: number) =>
      make(Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, new Uint8Array()]))),
    unpackedBytes: (count: number) => claimSize(make({ pad: new Uint8Array() }), count, 'pad'),
  };
}
