import { Parser } from 'htmlparser2';
import type { MarkedRun } from '../../marks/MarkedRun.ts';
import { elementMarks } from '../elementMarks.ts';
import { PAGE_DEPTH } from '../../../PAGE_DEPTH.ts';
import { listTypeOf } from './listTypeOf.ts';

/** Hints about its elements that a page gives elsewhere. */
export interface PageHints {
  /** Ids of elements that a control of the page shows, each with the control's words. */
  opened: ReadonlyMap<string, string>;
  /** Marks of the text in elements, by the classes that the page's own styles name. */
  marks: ReadonlyMap<string, Omit<MarkedRun, 'text'>>;
  /** Numbering of lists ("a", "A", "i" or "I"), by the classes that the page's own styles name. */
  listTypes: ReadonlyMap<string, string>;
}

const CONTROL_CHARACTERS = 200;
const STYLE_CHARACTERS = 300_000;
/** Attributes by which controls name what they show: of ARIA, of HTML itself, and of the libraries that most sites have. */
const TARGETS = ['aria-controls', 'popovertarget', 'commandfor', 'data-bs-target', 'data-target', 'data-toggle-target'];
const TOGGLES = ['data-bs-toggle', 'data-toggle'];

/** Most pages say nothing of the kind: to look for these words takes a hundredth of a reading. */
const HINTS = new RegExp(['<style', ...TARGETS, ...TOGGLES].join('|'), 'i');

/** Reads a page once for what its controls open, and how its own styles mark text. */
export function readHints(html: string): PageHints {
  const opened = new Map<string, string>();
  if (!HINTS.test(html)) return { opened, marks: new Map(), listTypes: new Map() };
  let styles = '';
  let depth = 0;
  let isStyle = false;
  let control: { depth: number; ids: string[]; text: string } | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      if (depth > PAGE_DEPTH) parser.pause();
      isStyle = name === 'style';
      const ids = targetsOf(attributes);
      if (ids.length > 0 && control === undefined) control = { depth, ids, text: attributes['aria-label'] ?? '' };
    },
    ontext(text) {
      if (isStyle && styles.length < STYLE_CHARACTERS) styles += text;
      else if (control !== undefined && control.text.length < CONTROL_CHARACTERS) control.text += text;
    },
    onclosetag() {
      if (control?.depth === depth) {
        for (const id of control.ids) if (!opened.has(id)) opened.set(id, control.text.replace(/\s+/g, ' ').trim());
        control = undefined;
      }
      isStyle = false;
      depth -= 1;
    },
  });
  parser.end(html);
  return { opened, ...classHints(styles.slice(0, STYLE_CHARACTERS)) };
}

/** The ids that an element's attributes say it shows. */
function targetsOf(attributes: Readonly<Record<string, string>>): string[] {
  const named = TARGETS.flatMap((name) => (attributes[name] ?? '').split(/\s+/));
  const toggled = TOGGLES.some((name) => Object.hasOwn(attributes, name)) ? [attributes['href'] ?? ''] : [];
  return [...named, ...toggled].map((id) => id.replace(/^#/, '')).filter((id) => id !== '');
}

/** Classes whose rules cross text out, raise or lower it, or number lists. A rule of more than one class or element is left alone. */
function classHints(styles: string): Pick<PageHints, 'marks' | 'listTypes'> {
  const found = new Map<string, Omit<MarkedRun, 'text'>>();
  const listTypes = new Map<string, string>();
  for (const [, selectors = '', declarations = ''] of styles.matchAll(/([^{};]{1,500})\{([^{}]{0,2000})\}/g)) {
    const marks = elementMarks('', declarations, {});
    const listType = listTypeOf(declarations);
    if (Object.keys(marks).length === 0 && listType === undefined) continue;
    for (const selector of selectors.split(',')) {
      const name = /^\s*[a-z0-9]*\.([\w-]+)\s*$/i.exec(selector)?.[1];
      if (name !== undefined) found.set(name, { ...found.get(name), ...marks });
      const list = /^\s*(?:ol)?\.([\w-]+)(?:\s*>?\s*li::?before)?\s*$/i.exec(selector)?.[1];
      if (list !== undefined && listType !== undefined) listTypes.set(list, listType);
    }
  }
  return { marks: found, listTypes };
}
