import type { PageHints } from './readHints.ts';

type Attributes = Readonly<Record<string, string>>;

/** An element beside another one, as far as it matters to that. */
export interface Sibling {
  name: string;
  attributes: Attributes;
}

const HEADING = /^(?:h[1-6]|summary|dt)$/;
const CONTAINERS: ReadonlySet<string> = new Set('div section article dd ul ol table figure'.split(' '));
/** Names that libraries give to what appears while somebody scrolls. */
const REVEALED =
  /(?:^|[\s_-])(?:aos|wow|reveal|fade-?(?:in|up)?|animated?|scroll-?(?:in|reveal)|appear|elementor-invisible)(?:$|[\s_-])/i;
const REVEALS = [
  'data-aos',
  'data-scroll',
  'data-animate',
  'data-animation',
  'data-wow-delay',
  'data-reveal',
  'data-framer-appear-id',
];

/** True for what people press to see more. */
function isControl({ name, attributes }: Sibling): boolean {
  return (
    HEADING.test(name) ||
    Object.hasOwn(attributes, 'aria-expanded') ||
    /^(?:button|tab)$/.test(attributes['role'] ?? '') ||
    name === 'button'
  );
}

/**
 * True iff a hidden element is one that the page itself opens: a panel of tabs or of an accordion, a dialog, what a control names, what
 * search in the page finds, or what appears while scrolling. Any other hidden text stays hidden: it may be an instruction to a reader that is
 * no person.
 * @param before The element before it, undefined where it is the first one.
 */
export function isOpened(
  name: string,
  attributes: Attributes,
  before: Sibling | undefined,
  { opened }: PageHints,
): boolean {
  if (opened.has(attributes['id'] ?? '') || Object.hasOwn(attributes, 'popover')) return true;
  if (name === 'dialog' || attributes['role'] === 'tabpanel' || attributes['hidden']?.toLowerCase() === 'until-found')
    return true;
  if (isRevealed(attributes)) return true;
  return before !== undefined && CONTAINERS.has(name) && isControl(before);
}

/** True if it is transparent, and nothing else, until somebody scrolls to it. */
function isRevealed(attributes: Attributes): boolean {
  const isTransparent = /opacity\s*:\s*0/i.test(attributes['style'] ?? '') && !Object.hasOwn(attributes, 'hidden');
  return (
    isTransparent && (REVEALED.test(attributes['class'] ?? '') || REVEALS.some((key) => Object.hasOwn(attributes, key)))
  );
}
