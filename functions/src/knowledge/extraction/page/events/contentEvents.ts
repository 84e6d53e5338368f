import type { PageEvent } from './PageEvent.ts';

type Open = Extract<PageEvent, { kind: 'open' }>;

/** The elements in which a page says that its text stands: its main element, or else its articles. */
export function contentEvents(events: readonly PageEvent[]): PageEvent[] {
  const main = elementEvents(events, ({ name, attributes }) => name === 'main' || attributes['role'] === 'main');
  return main.length > 0 ? main : elementEvents(events, ({ name }) => name === 'article');
}

/** The outermost elements that are wanted, one after the other. */
export function elementEvents(events: readonly PageEvent[], isWanted: (element: Open) => boolean): PageEvent[] {
  const found: PageEvent[][] = [];
  /** Number of open elements, from a wanted one on. */
  let depth = 0;
  let start = 0;
  events.forEach((event, index) => {
    if (event.kind === 'open' && (depth > 0 || isWanted(event))) {
      if (depth === 0) start = index;
      depth += 1;
    } else if (event.kind === 'close' && depth > 0) {
      depth -= 1;
      if (depth === 0) found.push(events.slice(start, index + 1));
    }
  });
  if (depth > 0) found.push(events.slice(start));
  return found[0]?.concat(...found.slice(1)) ?? [];
}
