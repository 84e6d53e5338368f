/** Writes HTML from what a parser says. */
export interface HtmlWriter {
  open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  text: (text: string) => void;
  close: (name: string) => void;
  finish: () => string;
}

/** What the readers of a page look at. All else is left out: attributes are most of many pages. */
const ATTRIBUTES = [
  'id',
  'class',
  'role',
  'lang',
  'href',
  'colspan',
  'rowspan',
  'start',
  'value',
  'name',
  'content',
  'property',
  'rel',
  'itemprop',
  'itemtype',
];
const VOID: ReadonlySet<string> = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const ATTRIBUTE_CHARACTERS = 2000;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export function createHtmlWriter(): HtmlWriter {
  const parts: string[] = [];
  return {
    open: (name, attributes) => {
      const own = ATTRIBUTES.filter((key) => Object.hasOwn(attributes, key)).map(
        (key) =>
          ` ${key}="${escaped((attributes[key] ?? '').slice(0, ATTRIBUTE_CHARACTERS)).replaceAll('"', '&quot;')}"`,
      );
      parts.push(`<${name}${own.join('')}>`);
    },
    text: (text) => {
      parts.push(escaped(text));
    },
    close: (name) => {
      if (!VOID.has(name)) parts.push(`</${name}>`);
    },
    finish: () => parts.join(''),
  };
}
