import { Parser } from 'htmlparser2';
import { PAGE_DEPTH } from '../../../PAGE_DEPTH.ts';
import type { Attributes, PageEvent } from '../events/PageEvent.ts';
import { isHidden, isUnread } from '../pageHidden.ts';
import { accessibleName } from './accessibleName.ts';
import { createPageWriter } from './createPageWriter.ts';
import { createSkipped } from './createSkipped.ts';
import { isOpened } from './isOpened.ts';
import { withMailAddresses } from './mailAddress.ts';
import { readHints } from './readHints.ts';

/** A page as people see it once they have pressed what can be pressed. */
export interface VisiblePage {
  /** Without styles and scripts; marks of text are elements. */
  events: readonly PageEvent[];
  /** Elements with words that stay hidden. */
  hiddenPassages: number;
}

/** Reads a page: without what nobody sees, with what its controls open, and with the names of its pictures. One pass without recursion. */
export function visiblePage(html: string): VisiblePage {
  const hints = readHints(html);
  const writer = createPageWriter(hints);
  const skipped = createSkipped();
  let depth = 0;
  let hiddenPassages = 0;

  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      if (depth > PAGE_DEPTH) parser.pause();
      if (skipped.isActive()) {
        skipped.open(name);
        return;
      }
      const element = { name, attributes };
      const before = writer.beside(element);
      const hides = name !== 'head' && isHidden(name, attributes);
      const opens = hides && isOpened(name, attributes, before, hints);
      if (!hides || opens) writer.open(element, opens);
      else if (isDrawing(name, attributes)) skipped.start('drawing', accessibleName(element, writer.parent()));
      else skipped.start(isUnread(name) ? 'unread' : 'hidden');
    },
    ontext(text) {
      if (skipped.isActive()) skipped.text(text);
      else writer.say(withMailAddresses(text));
    },
    onclosetag() {
      depth -= 1;
      if (!skipped.isActive()) {
        writer.close();
        return;
      }
      const ended = skipped.close();
      if (ended === undefined) return;
      if (ended.label !== '') writer.say(` ${ended.label} `);
      if (ended.isPassage) hiddenPassages += 1;
    },
  });
  parser.end(html);
  return { events: writer.events, hiddenPassages };
}

function isDrawing(name: string, attributes: Attributes): boolean {
  return name === 'svg' && attributes['aria-hidden'] !== 'true';
}
