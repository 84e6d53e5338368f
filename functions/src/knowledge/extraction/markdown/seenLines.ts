import { FENCE } from './FENCE.ts';

const TITLE = /^title\s*:\s*(["']?)(\S.*?)\1\s*$/;
const MEANING = /^:\s+(?=\S)/;

/**
 * The lines of Markdown that people see: comments are left out, what programs are told before the text is its title alone, and what a term means
 * goes on in its line. Code stays as it is.
 */
export function seenLines(markdown: string): string[] {
  const { title, rest } = withoutFrontMatter(markdown.split('\n'));
  const lines: string[] = title === undefined ? [] : [`# ${title}`];
  let isFenced = false;
  let isComment = false;
  for (const written of rest) {
    if (!isComment && FENCE.test(written)) isFenced = !isFenced;
    if (isFenced) {
      lines.push(written);
      continue;
    }
    const { line, isOpen } = withoutComments(written, isComment);
    if (line.trim() === '' && (isComment || line !== written)) {
      isComment = isOpen;
      continue;
    }
    isComment = isOpen;
    const term = lines.at(-1)?.trimEnd() ?? '';
    if (MEANING.test(line) && term !== '' && !term.startsWith('#'))
      lines[lines.length - 1] = `${term}${term.endsWith(':') ? '' : ':'} ${line.replace(MEANING, '')}`;
    else lines.push(line);
  }
  return lines;
}

/** A block of settings between two lines of three dashes at the very beginning. */
function withoutFrontMatter(lines: readonly string[]): { title: string | undefined; rest: readonly string[] } {
  const end =
    lines[0]?.trimEnd() === '---' ? lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---') : -1;
  const settings = lines.slice(1, Math.max(1, end));
  if (end < 0 || !settings.every((line) => /^(?:\s|-|#|[\w-]+\s*:|$)/.test(line)))
    return { title: undefined, rest: lines };
  const title = settings.map((line) => TITLE.exec(line)?.[2]).find((each) => each !== undefined);
  return { title, rest: lines.slice(end + 1) };
}

function withoutComments(written: string, isWithin: boolean): { line: string; isOpen: boolean } {
  let line = '';
  let place = 0;
  let isOpen = isWithin;
  while (place < written.length) {
    const next = written.indexOf(isOpen ? '-->' : '<!--', place);
    if (!isOpen) line += written.slice(place, next < 0 ? written.length : next);
    if (next < 0) break;
    place = next + (isOpen ? 3 : 4);
    isOpen = !isOpen;
  }
  return { line, isOpen };
}
