/** A sentence around its first occurrence of a figure; all of it in `before` where the figure is not in it. */
export function markFigure(sentence: string, written: string): { before: string; figure: string; after: string } {
  const at = written === '' ? -1 : sentence.indexOf(written);
  if (at < 0) return { before: sentence, figure: '', after: '' };
  return { before: sentence.slice(0, at), figure: written, after: sentence.slice(at + written.length) };
}
