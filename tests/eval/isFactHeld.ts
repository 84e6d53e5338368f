import type { Passage } from '../../functions/src/knowledge/chunks/makePassage.ts';
import type { Fact } from './documentFacts.ts';

/** Farther apart, two parts of a fact no longer belong together. */
const NEAR_CHARACTERS = 300;

type Told = Pick<Passage, 'heading' | 'text'>;

/** Reports whether a passage of a document states a fact, with all its parts where they belong together, and none contradicts it. */
export function isFactHeld({ line, cell, near, never }: Fact, passages: readonly Told[]): boolean {
  const told = passages.map(({ heading, text }) => ({ heading: plain(heading), lines: text.split('\n').map(plain) }));
  const isSaid = told.some(
    ({ heading, lines }) =>
      (line.length === 0 || lines.some((each) => isLineOf(each, line, cell))) &&
      (near.length === 0 ||
        isNear([heading, ...lines].join(' '), near) ||
        lines.some((each) => isNear(`${heading} ${each}`, near))),
  );
  const isDenied = told.some(({ heading, lines }) =>
    [heading, ...lines].some((each) => never.some((part) => placesOf(each, part).length > 0)),
  );
  return isSaid && !isDenied;
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function isLineOf(text: string, line: readonly string[], cell: readonly string[]): boolean {
  return holdsAll(text, line) && (cell.length === 0 || text.split(' | ').some((each) => holdsAll(each, cell)));
}

function holdsAll(text: string, parts: readonly string[]): boolean {
  return parts.every((part) => placesOf(text, part).length > 0);
}

function isNear(text: string, [first = '', ...others]: readonly string[]): boolean {
  return placesOf(text, first).some((start) => {
    let end = start + first.length;
    for (const part of others) {
      const next = placesOf(text, part).find((place) => place >= end);
      if (next === undefined) return false;
      end = next + part.length;
    }
    return end - start <= NEAR_CHARACTERS;
  });
}

/** Positions of a part as a whole: "9,90" is no part of "1.249,90", and "M" none of "Mon". */
function placesOf(text: string, part: string): number[] {
  const before = /^\d/.test(part) ? String.raw`(?<!\d)(?<!\d[.,])` : /^\p{L}/u.test(part) ? String.raw`(?<!\p{L})` : '';
  const after = /\d$/.test(part) ? String.raw`(?!\d)(?![.,]\d)` : /\p{L}$/u.test(part) ? String.raw`(?!\p{L})` : '';
  const escaped = part.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  return [...text.matchAll(new RegExp(before + escaped + after, 'gu'))].map(({ index }) => index);
}
