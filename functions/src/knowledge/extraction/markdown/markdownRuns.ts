import { decodeEntities } from '../../../kernel/text/decodeEntities.ts';
import type { MarkedRun } from '../marks/MarkedRun.ts';

/** Marks of Markdown, or of HTML within it: one alternative for each mark. */
const MARKED =
  /~~(?<crossed>(?:(?!~~).)+)~~|<(?<tag>del|s|strike|sup|sub|small)>(?<inside>(?:(?!<\/?(?:del|s|strike|sup|sub|small)>).)*)<\/\k<tag>>/gi;

/** Words between two stars or lines are strong: the signs are not seen. */
const STRONG = /(\*\*|(?<![\p{L}\d])__)(?=\S)([^*_`]{1,200}?)(?<=\S)\1/gu;
const EMPHASIS =
  /(?<![\p{L}\d*\\])\*(?=[^\s*])([^*`]{1,200}?)(?<=[^\s\\])\*(?![\p{L}\d*])|(?<![\p{L}\d_\\])_(?=[^\s_])([^_`]{1,200}?)(?<=[^\s\\])_(?![\p{L}\d_])/gu;
/** Pandoc's signs: 10^2^ and H~2~O. */
const RAISED = /(?<=[\p{L}\d)])\^([^\s^]{1,10})\^/gu;
const LOWERED = /(?<=[\p{L}\d)])~([\p{L}\d+-]{1,4})~(?!~)/gu;
const IMAGE = /!\[([^\]]{0,200})\]\([^()\s]{1,500}(?:\s+"[^"]{0,200}")?\)/g;
/** Tags of which nothing is seen but what is between them. */
const UNSEEN = /<\/?(?:a|abbr|b|cite|em|font|i|ins|kbd|mark|q|samp|span|strong|u|var)(?:\s[^<>]{0,300})?>/gi;
/** A stroke before a sign says that the sign is no mark, and at the end of a line that it ends there. */
const ESCAPED = /\\(?:$|(?=[!"#$%&'()*+,\-./:;<=>?@[\]^_`{|}~\\]))/g;
/** Tags that say nothing beside that a line goes on. */
const BREAK = /<br ?\/?>/gi;

/** A line of Markdown with what is raised, lowered and crossed out in it. */
export function markdownRuns(written: string): MarkedRun[] {
  const line = written
    .replace(BREAK, ' ')
    .replace(IMAGE, '$1')
    .replace(STRONG, '$2')
    .replace(EMPHASIS, '$1$2')
    .replace(RAISED, '<sup>$1</sup>')
    .replace(LOWERED, '<sub>$1</sub>')
    .replace(UNSEEN, '');
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
    .map((run) => ({ ...run, text: decodeEntities(run.text.replace(ESCAPED, '')) }));
}

function marksOf(tag: string): Omit<MarkedRun, 'text'> {
  if (tag === 'sup') return { isRaised: true };
  if (tag === 'sub') return { isLowered: true };
  return tag === 'small' ? { isSmall: true } : { isStruck: true };
}
