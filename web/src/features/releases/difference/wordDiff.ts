/** A stretch of words that both texts have, or one of them alone. */
export interface DiffPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Maximum pairs of words compared: of longer texts, differences in the middle are shown as replaced. */
const MOST_PAIRS = 1_000_000;

/** Words with the space behind each. */
function wordsOf(text: string): string[] {
  return text.match(/\S+\s*|^\s+/g) ?? [];
}

function commonStart(one: readonly string[], other: readonly string[]): number {
  let count = 0;
  while (count < one.length && count < other.length && one[count] === other[count]) count += 1;
  return count;
}

/** Differences between a text and the one before it, word by word: first the removed words, then those that replaced them. */
export function wordDiff(before: string, after: string): readonly DiffPart[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const start = commonStart(old, now);
  const end = commonStart(old.slice(start).toReversed(), now.slice(start).toReversed());
  const middle = compare(old.slice(start, old.length - end), now.slice(start, now.length - end));
  const same = (words: readonly string[]): DiffPart => ({ kind: 'same', text: words.join('') });
  return [same(now.slice(0, start)), ...middle, same(now.slice(now.length - end))].filter(({ text }) => text !== '');
}

function compare(old: readonly string[], now: readonly string[]): DiffPart[] {
  if (old.length * now.length > MOST_PAIRS) return joined([...old.map(gone), ...now.map(come)]);
  // At i * width + j: of the longest sequence that old from i on and now from j on have in common.
  const width = now.length + 1;
  const lengths = new Uint16Array((old.length + 1) * width);
  const at = (i: number, j: number): number => lengths[i * width + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] = old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  }
  const parts: DiffPart[] = [];
  for (let [i, j] = [0, 0]; i < old.length || j < now.length;) {
    const [word = '', other = ''] = [old[i], now[j]];
    if (i < old.length && j < now.length && word === other) {
      parts.push({ kind: 'same', text: word });
      i += 1;
      j += 1;
    } else if (i < old.length && at(i + 1, j) >= at(i, j + 1)) {
      parts.push(gone(word));
      i += 1;
    } else {
      parts.push(come(other));
      j += 1;
    }
  }
  return joined(parts);
}

const gone = (text: string): DiffPart => ({ kind: 'removed', text });
const come = (text: string): DiffPart => ({ kind: 'added', text });

/** Neighbours of one kind in one part; between two that are the same, what went stands before what came. */
function joined(parts: readonly DiffPart[]): DiffPart[] {
  const all: DiffPart[] = [];
  let [removed, added] = ['', ''];
  const flush = () => {
    if (removed !== '') all.push(gone(removed));
    if (added !== '') all.push(come(added));
    [removed, added] = ['', ''];
  };
  for (const { kind, text } of parts) {
    if (kind === 'removed') removed += text;
    else if (kind === 'added') added += text;
    else {
      flush();
      const last = all.at(-1);
      if (last?.kind === 'same') last.text += text;
      else all.push({ kind, text });
    }
  }
  flush();
  return all;
}
