import { headersAt } from './headersAt.ts';
import { isQuoted } from './isQuoted.ts';
import { openingAt } from './openingAt.ts';
import { titleAt } from './titleAt.ts';

/** Lines in a row of which all are the customer's own, or all quoted. */
export interface Run {
  isOwn: boolean;
  lines: string[];
}

interface Runs {
  runs: Run[];
  /** Lines of a mail that the customer passes on, with the title above them. */
  forwarded: string[];
}

/** A line this long is one that a mail program breaks, and the rest of it this short. */
const BROKEN_CHARACTERS = 60;
const REST_CHARACTERS = 30;

/** True for the rest of a quoted line that was too long, which stands in a line of its own without the mark. */
function isBroken(lines: readonly string[], at: number): boolean {
  const [before = '', line = '', after] = [lines[at - 1], lines[at], lines[at + 1]];
  return (
    isQuoted(before) &&
    before.length >= BROKEN_CHARACTERS &&
    line.length <= REST_CHARACTERS &&
    /^\p{Ll}/u.test(line) &&
    isQuoted(after)
  );
}

function quoteMarksFollow(lines: readonly string[], at: number): boolean {
  return isQuoted(lines.slice(at, at + 4).find((line) => line.trim() !== ''));
}

/**
 * Lines of a mail as the customer's own and quoted ones, in their order. Below an opening that no quote marks follow, all is quoted.
 * @param isForward The subject says so: then what looks like a quoted mail is the one that is passed on.
 */
export function ownAndQuoted(lines: readonly string[], isForward: boolean): Runs {
  const runs: Run[] = [];
  const add = (isOwn: boolean, line: string): void => {
    const last = runs.at(-1);
    if (last !== undefined && (last.isOwn === isOwn || line.trim() === '')) last.lines.push(line);
    else runs.push({ isOwn, lines: [line] });
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (isQuoted(line) || isBroken(lines, at)) {
      add(false, line);
      continue;
    }
    const title = titleAt(line);
    const opening = openingAt(lines, at);
    const isStart = title !== null || opening > 0 || headersAt(lines, at) > 0;
    if (!isStart) add(true, line);
    else if (title === 'forward' || isForward) return { runs, forwarded: lines.slice(at) };
    else if (opening > 0 && quoteMarksFollow(lines, at + opening)) at += opening - 1;
    else {
      for (const rest of lines.slice(at)) add(false, rest);
      break;
    }
  }
  return { runs, forwarded: [] };
}
