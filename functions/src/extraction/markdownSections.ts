import { markdownTables } from './markdownTables.ts';
import type { Section } from './section.ts';

const HEADING = /^(#{1,6})\s+(.+?)\s*#*$/;
const FENCE = /^\s*(```|~~~)/;

/** Markdown cut at its headings, tables row by row; the heading path goes with each section. Lines inside code fences are never headings. */
export function markdownSections(markdown: string): Section[] {
  const sections: Section[] = [];
  const path: string[] = [];
  let lines: string[] = [];
  let fenced = false;

  const flush = () => {
    const text = markdownTables(lines).join('\n').trim();
    if (text !== '') sections.push({ headings: path.filter((heading) => heading !== ''), page: null, text });
    lines = [];
  };

  for (const line of markdown.split('\n')) {
    if (FENCE.test(line)) fenced = !fenced;
    const heading = fenced ? null : HEADING.exec(line);
    if (heading === null) {
      lines.push(line);
      continue;
    }
    flush();
    const level = heading[1]?.length ?? 1;
    path.length = Math.min(path.length, level - 1);
    while (path.length < level - 1) path.push('');
    path.push((heading[2] ?? '').replace(/[*_`]/g, ''));
  }
  flush();
  return sections;
}
