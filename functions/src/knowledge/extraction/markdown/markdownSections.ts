import { createOutline } from '../createOutline.ts';
import { createFuel, type Fuel } from '../fuel/createFuel.ts';
import { READING_LIMITS } from '../fuel/READING_LIMITS.ts';
import { FENCE } from './FENCE.ts';
import { markdownRuns } from './markdownRuns.ts';
import { drawnTables } from './drawnTables.ts';
import { markdownTables } from './markdownTables.ts';
import { renderRuns } from '../marks/renderRuns.ts';
import { languageOfDocument } from '../../../kernel/text/languageOfDocument.ts';
import type { Section } from '../section.ts';
import { seenLines } from './seenLines.ts';

const HEADING = /^(#{1,6})\s+(\S.*)$/;

/** A heading without the hashes that may close it. Counted back by hand: an expression would look from each place in a long line. */
function withoutEnd(text: string): string {
  let end = text.trimEnd().length;
  while (end > 1 && text[end - 1] === '#') end -= 1;
  return text.slice(0, end).trimEnd();
}

/** Markdown cut at its headings, tables row by row; the heading path goes with each section. Lines inside code fences are never headings. Throws `file-too-complex`. */
export function markdownSections(markdown: string, fuel: Fuel = createFuel(READING_LIMITS.md)): Section[] {
  const outline = createOutline();
  const language = languageOfDocument(markdown);
  let lines: string[] = [];
  let fenced = false;

  const flush = () => {
    outline.addText(
      markdownTables(drawnTables(lines, language, fuel), language, fuel)
        .join('\n')
        .trim(),
    );
    lines = [];
  };

  for (const line of seenLines(markdown)) {
    if (FENCE.test(line)) fenced = !fenced;
    const heading = fenced ? null : HEADING.exec(line);
    if (heading === null) {
      lines.push(line);
      continue;
    }
    flush();
    const text = renderRuns(markdownRuns(withoutEnd(heading[2] ?? '')), language);
    outline.addHeading(heading[1]?.length ?? 1, text.replace(/[*_`]/g, ''));
  }
  flush();
  return outline.finish();
}
