interface Lines {
  /** Text in the present line, its white space as one blank. */
  text: (text: string, isPreformatted: boolean) => void;
  /** Ends the line, unless it is empty. */
  endLine: () => void;
  /** Ends the line in any case. */
  breakLine: () => void;
  /** Has an empty line stand before the next text. */
  space: () => void;
  finish: () => string;
}

/** Lines of a text that come one piece after the other, each with as many marks as quotes are around it. */
export function createLines(depth: () => number): Lines {
  const lines: string[] = [];
  let present = '';
  let marks = 0;
  let isSpaced = false;

  const breakLine = (): void => {
    const prefix = '>'.repeat(present === '' ? depth() : marks);
    lines.push(prefix === '' ? present.trimEnd() : `${prefix} ${present}`.trimEnd());
    present = '';
  };
  const endLine = (): void => {
    // A protected blank is how programs write an empty line.
    if (/[^ \t]/.test(present)) breakLine();
    else present = '';
  };
  const begin = (): void => {
    if (isSpaced && lines.length > 0 && !/^>*$/.test(lines.at(-1) ?? '')) lines.push('>'.repeat(depth()));
    isSpaced = false;
    marks = depth();
  };
  return {
    text: (text, isPreformatted) => {
      if (isPreformatted) {
        for (const [index, line] of text.split('\n').entries()) {
          if (index > 0) breakLine();
          if (present === '' && line !== '') begin();
          present += line;
        }
        return;
      }
      const joined = text.replaceAll(/[\t\n\f\r ]+/g, ' ');
      const piece = present === '' || present.endsWith(' ') ? joined.replace(/^ /, '') : joined;
      if (piece === '') return;
      if (present === '') begin();
      present += piece;
    },
    endLine,
    breakLine,
    space: () => {
      endLine();
      isSpaced = true;
    },
    finish: () => {
      endLine();
      return lines
        .map((line) => line.replaceAll('\u00A0', ' ').trimEnd())
        .join('\n')
        .replaceAll(/\n{3,}/g, '\n\n')
        .trim();
    },
  };
}
