import type { MarkedRun } from '../../marks/MarkedRun.ts';
import { elementMarks } from '../elementMarks.ts';
import type { Attributes, PageEvent } from '../events/PageEvent.ts';
import { visibleText } from '../pageHidden.ts';
import { accessibleName } from './accessibleName.ts';
import { classesOf } from './classesOf.ts';
import type { Sibling } from './isOpened.ts';
import { contactOf, hiddenAddress } from './mailAddress.ts';
import type { PageHints } from './readHints.ts';
import { seenElement } from './seenElement.ts';

type Marks = Omit<MarkedRun, 'text'>;

/** Notes the elements of a page that are seen, with names and addresses that are no words of theirs. */
export interface PageWriter {
  /** The element before the one that opens now, which is remembered in its place. */
  beside: (element: Sibling) => Sibling | undefined;
  open: (element: Sibling, isOpened: boolean) => void;
  /** The name of the element that is open. */
  parent: () => string;
  say: (text: string) => void;
  close: () => void;
  events: readonly PageEvent[];
}

/** An element that is open. */
interface Open {
  name: string;
  marks: Marks;
  /** The child that was opened last. */
  lastChild: Sibling | undefined;
  /** Text that replaces it if it has no words of its own. */
  label: string;
  /** An address that its words have to say. */
  contact: string | undefined;
  /** Its first words, where it has a name or an address to say. */
  text: string;
}

/** Of so many elements around each other it is asked whether they have words of their own, by their first characters. */
const MOST_ASKED = 8;
const NEAR_CHARACTERS = 500;
const CENTS = /^\s*\d{2}\s*(?:[€$£]|EUR|CHF)?\s*$/;
const NO_MARKS: Marks = {};
const NO_TAGS: readonly string[] = [];
const NO_ATTRIBUTES: Attributes = {};
const ROOT: Open = { name: '', marks: NO_MARKS, lastChild: undefined, label: '', contact: undefined, text: '' };

export function createPageWriter(hints: PageHints): PageWriter {
  const events: PageEvent[] = [];
  const elements: Open[] = [{ ...ROOT }];
  const current = (): Open => elements.at(-1) ?? ROOT;
  /** The innermost of those that have a name or an address to say. */
  let asked: Open[] = [];
  let lastCharacter = '';

  const say = (text: string): void => {
    if (text === '') return;
    for (const element of asked) if (element.text.length < NEAR_CHARACTERS) element.text += text;
    const { marks } = current();
    const tags = marks === NO_MARKS ? NO_TAGS : tagsOf(marks, text, lastCharacter);
    for (const name of tags) events.push({ kind: 'open', name, attributes: NO_ATTRIBUTES });
    events.push({ kind: 'text', text });
    for (const name of tags) events.push({ kind: 'close', name });
    lastCharacter = text.at(-1) ?? '';
  };

  return {
    beside: (element) => {
      const before = current().lastChild;
      current().lastChild = element;
      return before;
    },
    open: (opened, isOpened) => {
      const { attributes } = opened;
      const seen = seenElement(opened, isOpened, hints);
      const element: Open = {
        name: seen.name,
        marks: marksOf(opened, current().marks, hints),
        lastChild: undefined,
        label: accessibleName(opened, current().name),
        contact: contactOf(attributes['href']) ?? hiddenAddress(attributes['data-cfemail']),
        text: '',
      };
      elements.push(element);
      if (element.label !== '' || element.contact !== undefined) asked = [...asked.slice(1 - MOST_ASKED), element];
      events.push({ kind: 'open', ...seen });
      const control = hints.opened.get(attributes['id'] ?? '') ?? '';
      if (attributes['role'] !== 'tabpanel' || control === '') return;
      events.push({ kind: 'open', name: 'p', attributes: NO_ATTRIBUTES });
      say(control);
      events.push({ kind: 'close', name: 'p' });
    },
    parent: () => current().name,
    say,
    close: () => {
      const element = current();
      const { name, label, contact, text } = element;
      const own = visibleText(text);
      if (own === '' && label !== '') say(` ${label} `);
      if (contact !== undefined && !dense(own).includes(dense(contact))) say(own === '' ? contact : ` (${contact})`);
      elements.pop();
      if (asked.at(-1) === element) asked = asked.slice(0, -1);
      events.push({ kind: 'close', name });
    },
    events,
  };
}

function dense(text: string): string {
  return text.replace(/\s/g, '');
}

/** The element that says a mark of a text which no tag of the page's own says. What is crossed out is nothing else. */
function tagsOf({ isStruck, isRaised, isLowered, isSmall }: Marks, text: string, before: string): readonly string[] {
  const isCents = isSmall === true && CENTS.test(text) && /[\d.,]/.test(before);
  if (isStruck === true) return ['del'];
  if (isRaised === true || isCents) return ['sup'];
  return isLowered === true ? ['sub'] : NO_TAGS;
}

/** Marks that the element's own tag does not say, which is written as it is. */
function marksOf({ name, attributes }: Sibling, outer: Marks, { marks }: PageHints): Marks {
  const own = elementMarks(name === 'small' ? name : '', attributes['style'], outer);
  if (marks.size === 0) return own;
  return classesOf(attributes).reduce((found, each) => ({ ...found, ...marks.get(each) }), own);
}
