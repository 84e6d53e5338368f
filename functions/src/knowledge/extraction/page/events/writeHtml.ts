import type { PageEvent } from './PageEvent.ts';

/** Attributes that the reader of main texts looks at. All others are left out: attributes are most of many pages. */
const ATTRIBUTES: ReadonlySet<string> = new Set(
  'id class role lang href colspan rowspan start type value name content property rel itemprop itemtype'.split(' '),
);
const VOID: ReadonlySet<string> = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const ATTRIBUTE_CHARACTERS = 2000;

/** The HTML of a page's steps. */
export function writeHtml(events: readonly PageEvent[]): string {
  let html = '';
  for (const event of events) {
    if (event.kind === 'text') html += escaped(event.text);
    else if (event.kind === 'open') html += tagOf(event);
    else if (!VOID.has(event.name)) html += `</${event.name}>`;
  }
  return html;
}

function tagOf({ name, attributes }: Extract<PageEvent, { kind: 'open' }>): string {
  let tag = `<${name}`;
  for (const key in attributes) if (ATTRIBUTES.has(key)) tag += ` ${key}="${quoted(attributes[key] ?? '')}"`;
  return `${tag}>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function quoted(value: string): string {
  return escaped(value.slice(0, ATTRIBUTE_CHARACTERS)).replaceAll('"', '&quot;');
}
