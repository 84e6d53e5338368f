import { Parser } from 'htmlparser2';
import { PAGE_DEPTH } from './PAGE_DEPTH.ts';

/** The markup of the elements in which a page says that its text stands: its main element, or else its articles. */
export function contentHtml(html: string): string {
  return elementsHtml(html, (name, role) => name === 'main' || role === 'main') || elementsHtml(html, isArticle);
}

function isArticle(name: string): boolean {
  return name === 'article';
}

/** The outermost elements that are wanted, one after the other. */
export function elementsHtml(html: string, isWanted: (name: string, role: string | undefined) => boolean): string {
  const found: string[] = [];
  let depth = 0;
  let inside: { depth: number; start: number } | undefined;
  const parser = new Parser({
    onopentag(name, { role }) {
      depth += 1;
      if (depth > PAGE_DEPTH) parser.pause();
      if (inside === undefined && isWanted(name, role)) inside = { depth, start: parser.startIndex };
    },
    onclosetag() {
      if (inside?.depth === depth) {
        found.push(html.slice(inside.start, (parser.endIndex ?? html.length) + 1));
        inside = undefined;
      }
      depth -= 1;
    },
  });
  parser.end(html);
  return found.join('\n');
}
