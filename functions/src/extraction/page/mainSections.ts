import type { Locale } from '@parlance/domain/locales';
import type { Section } from '../section.ts';
import { contentHtml } from './contentHtml.ts';
import { isFrame, isFrameOfText, isFrameOrBeside, type IsSkipped } from './pageFrame.ts';
import { mainHtml } from './pageMain.ts';
import type { PageScan } from './pageScan.ts';
import { pageSections } from './pageSections.ts';

/** Beyond these the main text is not looked for: the parsers that build a tree take too long or too deep a stack. */
const MAX_TREE_DEPTH = 300;
const MAX_TREE_CHARACTERS = 2_000_000;
const MAX_TREE_NODES = 20_000;
const MAX_TREE_STEPS = 500_000;

/** A main text with a smaller share of the prose that could be meant has missed something. */
const MAIN_SHARE = 0.6;
/** Blocks of so many characters with the end of a sentence are prose; a page with less of it is judged by all its text. */
const PROSE_BLOCK = 80;
const MIN_PROSE = 400;
/** The page's own main element is believed if it holds so much of the page's prose. */
const CONTENT_SHARE = 0.5;

function lengthOf(sections: readonly Section[]): number {
  return sections.reduce((sum, { text }) => sum + text.length, 0);
}

function proseOf(sections: readonly Section[]): number {
  const blocks = sections.flatMap(({ text }) => text.split('\n\n'));
  return blocks
    .filter((block) => block.length >= PROSE_BLOCK && /[.!?]/.test(block))
    .reduce((sum, block) => sum + block.length, 0);
}

function fitsTree(html: string, { depth, nodes, steps }: PageScan): boolean {
  return (
    html.length <= MAX_TREE_CHARACTERS && depth <= MAX_TREE_DEPTH && nodes <= MAX_TREE_NODES && steps <= MAX_TREE_STEPS
  );
}

/**
 * The sections of a page that are about something. What the reader of main texts finds is taken, unless much is missing of
 * the prose in the page's own main element, or on the page but for its frame: then that is taken.
 * @param html As `visiblePage` writes it.
 * @param language Of the page, null where it is not known.
 */
export async function mainSections(html: string, scan: PageScan, language: Locale | null): Promise<Section[]> {
  const sectionsOf = (part: string, isSkipped: IsSkipped): Section[] => pageSections(part, isSkipped, language);
  const own = sectionsOf(contentHtml(html), isFrameOfText);
  const meant = sectionsOf(html, isFrameOrBeside);
  const hasOwn =
    own.length > 0 && proseOf(own) >= proseOf(meant) * CONTENT_SHARE && lengthOf(own) >= lengthOf(meant) / 3;
  const fallback = hasOwn ? own : sectionsOf(html, isFrame);
  if (!fitsTree(html, scan)) return fallback;
  const main = sectionsOf(await mainHtml(html).catch(() => ''), () => false);
  const goal = hasOwn ? own : meant;
  const measure = proseOf(goal) >= MIN_PROSE ? proseOf : lengthOf;
  return measure(main) >= measure(goal) * MAIN_SHARE && main.length > 0 ? main : fallback;
}
