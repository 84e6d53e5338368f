interface Line {
  depth: number;
  content: string;
}

/** Depth of the quote that a line stands in, and its text without marks and without the blank that keeps it from being one. */
function lineOf(line: string): Line {
  const marks = /^>*/.exec(line)?.[0] ?? '';
  return { depth: marks.length, content: line.slice(marks.length).replace(/^ /, '') };
}

function written({ depth, content }: Line): string {
  return depth === 0 ? content : `${'>'.repeat(depth)} ${content}`;
}

/**
 * Text whose lines are joined as RFC 3676 says: one that ends in a blank goes on in the next, if that stands in the same quote. A signature's mark
 * never does.
 * @param delSp The blank is not a part of the text.
 */
export function decodeFlowed(text: string, delSp: boolean): string {
  const joined: string[] = [];
  let open: { depth: number; pieces: string[] } | null = null;
  for (const line of text.split(/\r?\n/)) {
    const { depth, content } = lineOf(line);
    const goesOn = content.endsWith(' ') && content !== '-- ';
    if (open !== null && open.depth !== depth) {
      joined.push(written({ depth: open.depth, content: open.pieces.join('') }));
      open = null;
    }
    open ??= { depth, pieces: [] };
    open.pieces.push(goesOn && delSp ? content.slice(0, -1) : content);
    if (goesOn) continue;
    joined.push(written({ depth, content: open.pieces.join('') }));
    open = null;
  }
  if (open !== null) joined.push(written({ depth: open.depth, content: open.pieces.join('') }));
  return joined.join('\n');
}
