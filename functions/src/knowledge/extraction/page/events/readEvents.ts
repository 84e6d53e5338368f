import { Parser } from 'htmlparser2';
import { PAGE_DEPTH } from '../../../PAGE_DEPTH.ts';
import type { PageEvent } from './PageEvent.ts';

/** The steps through some HTML, without recursion. What lies too deep ends them. */
export function readEvents(html: string): PageEvent[] {
  const events: PageEvent[] = [];
  let depth = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      if (depth > PAGE_DEPTH) parser.pause();
      events.push({ kind: 'open', name, attributes });
    },
    ontext(text) {
      events.push({ kind: 'text', text });
    },
    onclosetag(name) {
      depth -= 1;
      events.push({ kind: 'close', name });
    },
  });
  parser.end(html);
  return events;
}
