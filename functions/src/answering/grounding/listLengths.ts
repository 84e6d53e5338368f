import { anyOf } from '../../kernel/vocabulary/anyOf.ts';

const ITEM = /^\s*(?:[-*•–]|\d{1,2}[.)])\s+\S/;
const LAST = anyOf(({ joints }) => joints.lastItem);
/** "invoice, card and PayPal": at least two items, each of a few words. */
const INLINE = new RegExp(
  String.raw`(?:[^,.;:!?()\n]{2,40},\s+)+[^,.;:!?()\n]{2,40}?\s*,?\s*${LAST}\s+[^,.;:!?()\n]{2,40}`,
  'giu',
);
const BETWEEN = new RegExp(String.raw`,\s+|\s+${LAST}\s+`, 'iu');
const MAX = 12;

/** Numbers of items in the lists of a text: those with one item a line, and those within a sentence. */
export function listLengths(text: string): Set<number> {
  const lengths = new Set<number>();
  let items = 0;
  for (const line of [...text.split('\n'), '']) {
    if (ITEM.test(line)) items += 1;
    else if (line.trim() === '' || items > 0) {
      if (items > 1) lengths.add(items);
      items = 0;
    }
  }
  for (const [list] of text.matchAll(INLINE)) {
    const parts = list.split(BETWEEN).filter((part) => part.trim() !== '');
    if (parts.length <= MAX) lengths.add(parts.length);
  }
  return lengths;
}
