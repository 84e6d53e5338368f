import type { Locale } from '@parlance/domain/locales';
import type { Section } from '../section.ts';
import { contentEvents } from './events/contentEvents.ts';
import type { PageEvent } from './events/PageEvent.ts';
import { isFrame, isFrameOfText, isFrameOrBeside, type IsSkipped } from './pageFrame.ts';
import { mainHtml } from './pageMain.ts';
import type { PageScan } from './pageScan.ts';
import { pageSections } from './pageSections.ts';
import { readEvents } from './events/readEvents.ts';
import { withGaps } from './withGaps.ts';
import { writeHtml } from './events/writeHtml.ts';

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
/** Minimum length of a page without its frame, as a share of the main text's: a shorter one is no measure. */
const GOAL_SHARE = 0.8;

function lengthOf(sections: readonly Section[]): number {
  return sections.reduce((sum, { text }) => sum + text.length, 0);
}

function proseOf(sections: readonly Section[]): number {
  const blocks = sections.flatMap(({ text }) => text.split('\n\n'));
  return blocks
    .filter((block) => block.length >= PROSE_BLOCK && /[.!?]/.test(block))
    .reduce((sum, block) => sum + block.length, 0);
}

/** All characters of a page, seen as more than its prose and its length, for less work. */
function charactersOf(events: readonly PageEvent[]): number {
  return events.reduce((sum, event) => (event.kind === 'text' ? sum + event.text.length : sum), 0);
}

/** True if the page's own main element holds enough of a page with so many characters, and so many of prose. */
function isMostOf(own: readonly Section[], prose: number, length: number): boolean {
  return own.length > 0 && proseOf(own) >= prose * CONTENT_SHARE && lengthOf(own) >= length / 3;
}

function fitsTree({ depth, nodes, steps }: PageScan): boolean {
  return depth <= MAX_TREE_DEPTH && nodes <= MAX_TREE_NODES && steps <= MAX_TREE_STEPS;
}

/**
 * The sections of a page that are about something. What the reader of main texts finds is taken, with what it leaves out in between, unless
 * much is missing of the prose in the page's own main element, or on the page but for its frame: then that is taken.
 * @param events What is seen of the page.
 * @param language Of the page, null where it is not known.
 */
export async function mainSections(
  events: readonly PageEvent[],
  scan: PageScan,
  language: Locale | null,
): Promise<Section[]> {
  const sectionsOf = (part: readonly PageEvent[], isSkipped: IsSkipped): Section[] =>
    pageSections(part, isSkipped, language);
  const own = sectionsOf(contentEvents(events), isFrameOfText);
  const isOwn = isMostOf(own, charactersOf(events), charactersOf(events));
  const meant = isOwn ? own : sectionsOf(events, isFrameOrBeside);
  const hasOwn = isOwn || isMostOf(own, proseOf(meant), lengthOf(meant));
  const fallback = () => (hasOwn ? own : sectionsOf(events, isFrame));
  if (!fitsTree(scan)) return fallback();
  const html = writeHtml(events);
  if (html.length > MAX_TREE_CHARACTERS) return fallback();
  const main = sectionsOf(readEvents(await mainHtml(html).catch(() => '')), () => false);
  const goal = hasOwn ? own : meant;
  const measure = proseOf(goal) >= MIN_PROSE ? proseOf : lengthOf;
  const isEnough = measure(main) >= measure(goal) * MAIN_SHARE && main.length > 0;
  if (!isEnough) return fallback();
  return lengthOf(goal) < lengthOf(main) * GOAL_SHARE ? main : withGaps(goal, main);
}
