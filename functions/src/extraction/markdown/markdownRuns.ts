import { decodeEntities } from '../../text/decodeEntities.ts';
import type { MarkedRun } from '../marks/MarkedRun.ts';

/** What Markdown, or HTML within it, marks: one alternative for each mark. */
const MARKED =
  /~~(?<crossed>(?:(?!~~).)+)~~|<(?<tag>del|s|strike|sup|sub|small)>(?<inside>(?:(?!<\/?(?:del|s|strike|sup|sub|small)>).)*)<\/\k<tag>>/gi;

/** Words between two stars or lines are strong: the signs are not seen. */
const STRONG = /(\*\*|(?<![\p{L}\d])__)(?=\S)([^*_`]{1,200}?)(?<=\S)\1/gu;
/** Tags that say nothing beside that a line goes on. */
const BREAK = /<br ?\/?>/gi;

/** A line of Markdown with what is raised, lowered and crossed out in it. */
export function markdownRuns(written: string): MarkedRun[] {
  const line = written.replace(BREAK, ' ').replace(STRONG, '$2');
  const runs: MarkedRun[] = [];
  let start = 0;
  for (const match of line.matchAll(MARKED)) {
    const { crossed, tag = 'del', inside = '' } = match.groups ?? {};
    runs.push({ text: line.slice(start, match.index) }, { text: crossed ?? inside, ...marksOf(tag.toLowerCase()) });
    start = match.index + match[0].length;
  }
  // Last: what references spell is no mark.
  return [...runs, { text: line.slice(start) }]
    .filter(({ text }) => text !== '')
    .map((run) => ({ ...run, text: decodeEntities(run.text) }));
}

function marksOf(tag: string): Omit<MarkedRun, 'text'> {
  if (tag === 'sup') return { isRaised: true };
  if (tag === 'sub') return { isLowered: true };
  return tag === 'small' ? { isSmall: true } : { isStruck: true };
}
