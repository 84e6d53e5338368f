import type { Locale } from '@parlance/domain/locales';
import { Parser } from 'htmlparser2';
import type { MarkedRun } from '../marks/MarkedRun.ts';
import type { Section } from '../section.ts';
import { createBlockReader } from './createBlockReader.ts';
import { createSectionWriter } from './createSectionWriter.ts';
import { elementMarks } from './elementMarks.ts';
import { PAGE_DEPTH } from './PAGE_DEPTH.ts';
import type { IsSkipped } from './pageFrame.ts';
import { isHidden } from './pageHidden.ts';

/**
 * The blocks of a page cut at its headings: paragraphs, list items, and tables row by row. One pass without recursion.
 * Hidden elements are left out, and those that `isSkipped` names.
 * @param language Of the page, null where it is not known.
 */
export function pageSections(html: string, isSkipped: IsSkipped, language: Locale | null = null): Section[] {
  const writer = createSectionWriter(language);
  const reader = createBlockReader(writer);
  /** Of each element that is open, and is read. */
  const marks: Omit<MarkedRun, 'text'>[] = [{}];
  let depth = 0;
  let skipped = 0;

  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      if (depth > PAGE_DEPTH) parser.pause();
      if (skipped > 0 || isHidden(name, attributes) || isSkipped(name, attributes)) {
        skipped += 1;
        return;
      }
      marks.push(elementMarks(name, attributes['style'], marks.at(-1) ?? {}));
      reader.open(name, attributes);
    },
    ontext(text) {
      if (skipped === 0) writer.append(text, marks.at(-1));
    },
    onclosetag(name) {
      depth -= 1;
      if (skipped > 0) {
        skipped -= 1;
        return;
      }
      marks.pop();
      reader.close(name);
    },
  });
  parser.end(html);
  return writer.finish();
}
