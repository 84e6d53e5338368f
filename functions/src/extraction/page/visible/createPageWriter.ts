import type { MarkedRun } from '../../marks/MarkedRun.ts';
import { elementMarks } from '../elementMarks.ts';
import { visibleText } from '../pageHidden.ts';
import { accessibleName } from './accessibleName.ts';
import { createHtmlWriter } from './createHtmlWriter.ts';
import type { Sibling } from './isOpened.ts';
import { contactOf, hiddenAddress } from './mailAddress.ts';
import type { PageHints } from './readHints.ts';

type Marks = Omit<MarkedRun, 'text'>;

/** Writes the elements of a page that are seen, with names and addresses that are no words of theirs. */
export interface PageWriter {
  /** The element before the one that opens now, which is remembered in its place. */
  beside: (element: Sibling) => Sibling | undefined;
  open: (element: Sibling, isOpened: boolean) => void;
  /** The name of the element that is open. */
  parent: () => string;
  say: (text: string) => void;
  close: () => void;
  finish: () => string;
}

/** An element that is open. */
interface Open {
  name: string;
  marks: Marks;
  /** The child that was opened last. */
  lastChild: Sibling | undefined;
  /** What stands for it where it has no words of its own. */
  label: string;
  /** An address that its words have to say. */
  contact: string | undefined;
  /** Its first words. */
  text: string;
}

/** Whether an element has words of its own is asked of small ones alone. */
const NEAR_ELEMENTS = 8;
const NEAR_CHARACTERS = 500;
const MOST_CLASSES = 20;
const CENTS = /^\s*\d{2}\s*(?:[€$£]|EUR|CHF)?\s*$/;
const NO_MARKS: Marks = {};
const ROOT: Open = { name: '', marks: NO_MARKS, lastChild: undefined, label: '', contact: undefined, text: '' };

export function createPageWriter(hints: PageHints): PageWriter {
  const writer = createHtmlWriter();
  const elements: Open[] = [{ ...ROOT }];
  const current = (): Open => elements.at(-1) ?? ROOT;
  let lastCharacter = '';

  const say = (text: string): void => {
    if (text === '') return;
    for (let index = Math.max(0, elements.length - NEAR_ELEMENTS); index < elements.length; index += 1) {
      const element = elements[index];
      if (element !== undefined && element.text.length < NEAR_CHARACTERS) element.text += text;
    }
    const { marks } = current();
    const names = marks === NO_MARKS ? [] : tagsOf(marks, text, lastCharacter);
    for (const name of names) writer.open(name, {});
    writer.text(text);
    for (const name of names) writer.close(name);
    lastCharacter = text.at(-1) ?? '';
  };

  return {
    beside: (element) => {
      const before = current().lastChild;
      current().lastChild = element;
      return before;
    },
    open: ({ name, attributes }, isOpened) => {
      const written = writtenName(name, attributes);
      elements.push({
        name: written,
        marks: marksOf({ name, attributes }, current().marks, hints),
        lastChild: undefined,
        label: accessibleName({ name, attributes }, current().name),
        contact: contactOf(attributes['href']) ?? hiddenAddress(attributes['data-cfemail']),
        text: '',
      });
      writer.open(written, isOpened ? withoutNames(attributes) : attributes);
      const control = hints.opened.get(attributes['id'] ?? '') ?? '';
      if (attributes['role'] !== 'tabpanel' || control === '') return;
      writer.open('p', {});
      say(control);
      writer.close('p');
    },
    parent: () => current().name,
    say,
    close: () => {
      const { name, label, contact, text } = current();
      const own = visibleText(text);
      if (own === '' && label !== '') say(` ${label} `);
      if (contact !== undefined && !dense(own).includes(dense(contact))) say(own === '' ? contact : ` (${contact})`);
      elements.pop();
      writer.close(name);
    },
    finish: writer.finish,
  };
}

function dense(text: string): string {
  return text.replace(/\s/g, '');
}

/** The elements that say the marks of a text which no tag of the page's own says. */
function tagsOf({ isStruck, isRaised, isLowered, isSmall }: Marks, text: string, before: string): string[] {
  const isCents = isSmall === true && CENTS.test(text) && /[\d.,]/.test(before);
  return [
    ...(isStruck === true ? ['del'] : []),
    ...(isRaised === true || isCents ? ['sup'] : []),
    ...(isLowered === true ? ['sub'] : []),
  ];
}

/** Marks that the element's own tag does not say, which is written as it is. */
function marksOf({ name, attributes }: Sibling, outer: Marks, { marks }: PageHints): Marks {
  const own = elementMarks(name === 'small' ? name : '', attributes['style'], outer);
  if (marks.size === 0) return own;
  const classes = (attributes['class'] ?? '').split(/\s+/, MOST_CLASSES);
  return classes.reduce((found, each) => ({ ...found, ...marks.get(each) }), own);
}

/** A control's words head what it opens; a dialog that is open is a part of the page. */
function writtenName(name: string, attributes: Sibling['attributes']): string {
  if (name === 'dialog') return 'div';
  if (name === 'small') return 'span';
  return name === 'button' && Object.hasOwn(attributes, 'aria-expanded') ? 'p' : name;
}

/** Without names that say that it is hidden, or beside the text. */
function withoutNames(attributes: Sibling['attributes']): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).filter(([key]) => key !== 'id' && key !== 'class'));
}
