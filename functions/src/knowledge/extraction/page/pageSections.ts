import type { Locale } from '@parlance/domain/locales';
import type { MarkedRun } from '../marks/MarkedRun.ts';
import type { Section } from '../section.ts';
import { createBlockReader } from './createBlockReader.ts';
import { createSectionWriter } from './createSectionWriter.ts';
import { elementMarks } from './elementMarks.ts';
import type { PageEvent } from './events/PageEvent.ts';
import type { IsSkipped } from './pageFrame.ts';
import { isUnread } from './pageHidden.ts';

/**
 * The blocks of a page cut at its headings: paragraphs, list items, and tables row by row. One pass without recursion.
 * @param events What is seen of it.
 * @param isSkipped Elements that are left out.
 * @param language Of the page, null where it is not known.
 */
export function pageSections(
  events: readonly PageEvent[],
  isSkipped: IsSkipped,
  language: Locale | null = null,
): Section[] {
  const writer = createSectionWriter(language);
  const reader = createBlockReader(writer);
  /** Of each element that is open, and is read. */
  const marks: Omit<MarkedRun, 'text'>[] = [{}];
  let skipped = 0;

  for (const event of events) {
    if (event.kind === 'text') {
      if (skipped === 0) writer.append(event.text, marks.at(-1));
    } else if (event.kind === 'open') {
      const { name, attributes } = event;
      if (skipped > 0 || isUnread(name) || isSkipped(name, attributes)) {
        skipped += 1;
      } else {
        marks.push(elementMarks(name, attributes['style'], marks.at(-1) ?? {}));
        reader.open(name, attributes);
      }
    } else if (skipped > 0) {
      skipped -= 1;
    } else {
      marks.pop();
      reader.close(event.name);
    }
  }
  return writer.finish();
}
