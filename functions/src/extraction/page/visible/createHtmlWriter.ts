/** Writes HTML from what a parser says. */
export interface HtmlWriter {
  open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  text: (text: string) => void;
  close: (name: string) => void;
  finish: () => string;
}

/** What the readers of a page look at. All else is left out: attributes are most of many pages. */
const ATTRIBUTES: ReadonlySet<string> = new Set([
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
]);
const VOID: ReadonlySet<string> = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const ATTRIBUTE_CHARACTERS = 2000;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function quoted(value: string): string {
  return escaped(value.slice(0, ATTRIBUTE_CHARACTERS)).replaceAll('"', '&quot;');
}

export function createHtmlWriter(): HtmlWriter {
  const parts: string[] = [];
  return {
    open: (name, attributes) => {
      let tag = `<${name}`;
      for (const key in attributes) if (ATTRIBUTES.has(key)) tag += ` ${key}="${quoted(attributes[key] ?? '')}"`;
      parts.push(`${tag}>`);
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
