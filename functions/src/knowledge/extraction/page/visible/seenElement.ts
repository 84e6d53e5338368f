import type { Attributes } from '../events/PageEvent.ts';
import { classesOf } from './classesOf.ts';
import type { Sibling } from './isOpened.ts';
import { listTypeOf } from './listTypeOf.ts';
import type { PageHints } from './readHints.ts';

const TABLE: ReadonlySet<string> = new Set('table thead tbody tfoot tr td th caption'.split(' '));
/** Elements that say the same as roles do, by which pages make tables of other elements. */
const TABLE_ROLES: Readonly<Record<string, string>> = {
  table: 'table',
  grid: 'table',
  treegrid: 'table',
  row: 'tr',
  cell: 'td',
  gridcell: 'td',
  columnheader: 'th',
  rowheader: 'th',
};

/** An element as it is read: by what it shows, whatever it is made of. Styles are said by marks, and by the types of lists. */
export function seenElement(element: Sibling, isOpened: boolean, hints: PageHints): Sibling {
  const name = seenName(element.name, element.attributes);
  const attributes = seenAttributes({ ...element, name }, isOpened, hints);
  return name === element.name && attributes === element.attributes ? element : { name, attributes };
}

/** A control's words head what it opens; a dialog that is open is a part of the page; tables may be made of roles. */
function seenName(name: string, attributes: Attributes): string {
  if (name === 'dialog') return 'div';
  if (name === 'small') return 'span';
  if (name === 'button' && Object.hasOwn(attributes, 'aria-expanded')) return 'p';
  return TABLE.has(name) ? name : (TABLE_ROLES[attributes['role'] ?? ''] ?? name);
}

/** Attributes as read: an opened element has no names that say that it is hidden, or beside the text. */
function seenAttributes({ name, attributes }: Sibling, isOpened: boolean, { listTypes }: PageHints): Attributes {
  const { style, ...seen } = isOpened ? { ...attributes, id: '', class: '' } : attributes;
  if (name === 'td' || name === 'th') {
    const { colspan = attributes['aria-colspan'], rowspan = attributes['aria-rowspan'] } = attributes;
    return { ...seen, ...(colspan === undefined ? {} : { colspan }), ...(rowspan === undefined ? {} : { rowspan }) };
  }
  const type = name === 'ol' ? (listTypeOf(style ?? '') ?? typeByClass(attributes, listTypes)) : undefined;
  if (type !== undefined) return { ...seen, type };
  return isOpened || style !== undefined ? seen : attributes;
}

function typeByClass(attributes: Attributes, listTypes: PageHints['listTypes']): string | undefined {
  if (listTypes.size === 0) return undefined;
  return classesOf(attributes)
    .map((each) => listTypes.get(each))
    .find((type) => type !== undefined);
}
