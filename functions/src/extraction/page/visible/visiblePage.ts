import { Parser } from 'htmlparser2';
import type { MarkedRun } from '../../marks/MarkedRun.ts';
import { elementMarks } from '../elementMarks.ts';
import { PAGE_DEPTH } from '../PAGE_DEPTH.ts';
import { isHidden, visibleText } from '../pageHidden.ts';
import { accessibleName } from './accessibleName.ts';
import { createHtmlWriter } from './createHtmlWriter.ts';
import { isOpened, type Sibling } from './isOpened.ts';
import { contactOf, hiddenAddress, withMailAddresses } from './mailAddress.ts';
import { type PageHints, readHints } from './readHints.ts';

/** A page as people see it once they have pressed what can be pressed. */
export interface VisiblePage {
  /** Well-formed, without styles and scripts; marks of text are elements. */
  html: string;
  /** Elements with words that stay hidden. */
  hiddenPassages: number;
}

/** Fewer characters are a label for screen readers, or nothing. */
const PASSAGE_CHARACTERS = 20;
/** Whether an element has words of its own is asked of small ones alone. */
const NEAR_ELEMENTS = 8;
const NEAR_CHARACTERS = 500;
const TITLE_CHARACTERS = 150;
const MOST_CLASSES = 20;
const CENTS = /^\s*\d{2}\s*(?:[€$£]|EUR|CHF)?\s*$/;

/** An element that is open, and written. */
interface Open {
  name: string;
  marks: Omit<MarkedRun, 'text'>;
  /** The child that was opened last. */
  lastChild: Sibling | undefined;
  /** What stands for it where it has no words of its own. */
  label: string;
  /** An address that its words have to say. */
  contact: string | undefined;
  text: string;
}

/** Writes a page anew: without what nobody sees, with what its controls open, and with the names of its pictures. One pass without recursion. */
export function visiblePage(html: string): VisiblePage {
  const hints = readHints(html);
  const writer = createHtmlWriter();
  const open: Open[] = [];
  let depth = 0;
  let skipped = 0;
  let skippedText = '';
  let hiddenPassages = 0;
  let lastCharacter = '';
  /** The drawing that is skipped, whose title is its name. */
  let drawing: { label: string } | undefined;
  let isTitle = false;

  const say = (text: string): void => {
    for (const element of open.slice(-NEAR_ELEMENTS)) if (element.text.length < NEAR_CHARACTERS) element.text += text;
    const { marks = {} } = open.at(-1) ?? {};
    const isCents = marks.isSmall === true && CENTS.test(text) && /[\d.,]/.test(lastCharacter);
    const names = [
      ...(marks.isStruck === true ? ['del'] : []),
      ...(marks.isRaised === true || isCents ? ['sup'] : []),
      ...(marks.isLowered === true ? ['sub'] : []),
    ];
    for (const name of names) writer.open(name, {});
    writer.text(text);
    for (const name of names) writer.close(name);
    if (text !== '') lastCharacter = text.at(-1) ?? '';
  };
  const skip = (picture: { label: string } | undefined): void => {
    skipped = 1;
    skippedText = '';
    drawing = picture;
    isTitle = false;
  };

  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      if (depth > PAGE_DEPTH) parser.pause();
      if (skipped > 0) {
        skipped += 1;
        isTitle = drawing !== undefined && drawing.label === '' && name === 'title';
        return;
      }
      const parent = open.at(-1);
      const before = parent?.lastChild;
      if (parent !== undefined) parent.lastChild = { name, attributes };
      const label = accessibleName(name, attributes);
      const opens = isHidden(name, attributes) && isOpened(name, attributes, before, hints);
      if (name !== 'head' && isHidden(name, attributes) && !opens) {
        skip(name === 'svg' && attributes['aria-hidden'] !== 'true' ? { label } : undefined);
        return;
      }
      open.push({
        name: writtenName(name, attributes),
        marks: ownMarks(name, attributes, parent?.marks ?? {}, hints),
        lastChild: undefined,
        label,
        contact: contactOf(attributes['href']) ?? hiddenAddress(attributes['data-cfemail']),
        text: '',
      });
      writer.open(open.at(-1)?.name ?? name, opens ? withoutNames(attributes) : attributes);
      const controlled = hints.opened.get(attributes['id'] ?? '') ?? '';
      if (attributes['role'] === 'tabpanel' && controlled !== '') {
        writer.open('p', {});
        say(controlled);
        writer.close('p');
      }
    },
    ontext(text) {
      if (isTitle && drawing !== undefined) drawing.label = text.trim().slice(0, TITLE_CHARACTERS);
      if (skipped > 0) skippedText += drawing === undefined && skippedText.length < PASSAGE_CHARACTERS * 4 ? text : '';
      else say(withMailAddresses(text));
    },
    onclosetag() {
      depth -= 1;
      if (skipped > 0) {
        skipped -= 1;
        isTitle = false;
        if (skipped === 0 && drawing !== undefined && drawing.label !== '') say(` ${drawing.label} `);
        if (skipped === 0 && visibleText(skippedText).length >= PASSAGE_CHARACTERS) hiddenPassages += 1;
        return;
      }
      const element = open.at(-1);
      if (element === undefined) return;
      const own = visibleText(element.text);
      if (own === '' && element.label !== '') say(` ${element.label} `);
      if (element.contact !== undefined && !own.replace(/\s/g, '').includes(element.contact.replace(/\s/g, '')))
        say(own === '' ? element.contact : ` (${element.contact})`);
      open.pop();
      writer.close(element.name);
    },
  });
  parser.end(html);
  return { html: writer.finish(), hiddenPassages };
}

/** Marks that the element's own tag does not carry, which is written as it is. */
function ownMarks(
  name: string,
  attributes: Readonly<Record<string, string>>,
  outer: Omit<MarkedRun, 'text'>,
  hints: PageHints,
): Omit<MarkedRun, 'text'> {
  const own = elementMarks(name === 'small' ? name : '', attributes['style'], outer);
  const classes = hints.marks.size === 0 ? [] : (attributes['class'] ?? '').split(/\s+/, MOST_CLASSES);
  return classes.reduce((marks, each) => ({ ...marks, ...hints.marks.get(each) }), own);
}

/** A control's words head what it opens; a dialog that is open is a part of the page. */
function writtenName(name: string, attributes: Readonly<Record<string, string>>): string {
  if (name === 'dialog') return 'div';
  if (name === 'small') return 'span';
  return name === 'button' && Object.hasOwn(attributes, 'aria-expanded') ? 'p' : name;
}

/** Classes that say that it is hidden, or beside the text, say no more. */
function withoutNames({ id, class: _class, ...attributes }: Readonly<Record<string, string>>): Record<string, string> {
  return attributes;
}
