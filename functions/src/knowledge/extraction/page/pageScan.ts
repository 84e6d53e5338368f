import { Parser } from 'htmlparser2';
import { createElementReader, type ElementFacts } from './createElementReader.ts';
import { PAGE_DEPTH } from '../../PAGE_DEPTH.ts';
import { isHidden, visibleText } from './pageHidden.ts';

const TITLE_CHARACTERS = 200;

/** Facts that a page states about itself beside its text. */
export interface PageScan extends Omit<ElementFacts, 'links'> {
  title: string;
  /** Absolute http and https addresses, without repetition. Links marked nofollow are left out. */
  links: string[];
  firstHeading: string;
  noscript: string;
  /** Nesting depth of its elements. */
  depth: number;
  /** Elements and stretches of text. */
  nodes: number;
  /** The depths of all elements together: what a walk from each to the root would take. */
  steps: number;
}

/** One pass over a page's markup, without recursion. */
export function scanPage(html: string, url: string | null): PageScan {
  const { facts, read } = createElementReader(url);
  const open: string[] = [];
  const texts = { title: '', h1: '', noscript: '' };
  let hidden = 0;
  /** Number of open elements of each name: otherwise all of them would be searched for every text. */
  const within = new Map<string, number>();
  const count = (name: string, change: number) => within.set(name, (within.get(name) ?? 0) + change);
  const isWithin = (name: string) => (within.get(name) ?? 0) > 0;
  let depth = 0;
  let nodes = 0;
  let steps = 0;

  const parser = new Parser({
    onopentag(name, attributes) {
      open.push(name);
      count(name, 1);
      nodes += 1;
      steps += open.length;
      depth = Math.max(depth, open.length);
      if (open.length > PAGE_DEPTH) parser.pause();
      if (hidden > 0 || (name !== 'head' && isHidden(name, attributes))) hidden += 1;
      // Links count where people see them, all else anywhere.
      if (name !== 'a' || hidden === 0) read(name, attributes);
    },
    ontext(text) {
      nodes += 1;
      const name = open.at(-1) ?? '';
      if (name === 'title' && !isWithin('svg') && texts.title.length < TITLE_CHARACTERS) texts.title += text;
      if (isWithin('noscript') && texts.noscript.length < TITLE_CHARACTERS) texts.noscript += text;
      if (isWithin('h1') && hidden === 0 && texts.h1.length < TITLE_CHARACTERS) texts.h1 += text;
    },
    onclosetag() {
      count(open.pop() ?? '', -1);
      if (hidden > 0) hidden -= 1;
    },
  });
  parser.end(html);
  return {
    ...facts,
    title: visibleText(texts.title).slice(0, TITLE_CHARACTERS).toWellFormed(),
    firstHeading: visibleText(texts.h1),
    noscript: visibleText(texts.noscript),
    links: [...facts.links],
    depth,
    nodes,
    steps,
  };
}
