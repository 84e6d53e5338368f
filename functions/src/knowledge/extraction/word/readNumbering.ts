import { allNamed, attributeOf, childrenNamed, type XmlElement, type XmlNode } from '../office/officeXml.ts';

/** A level of a list: how its numbers are written ("%1.%2") and where they begin. */
interface Level {
  format: string;
  text: string;
  start: number;
  /** Numbers of all levels are written in digits (`w:isLgl`). */
  isLegal: boolean;
}

/** The lists of a Word document. */
export interface Numbering {
  /** The list that a number of a paragraph (`w:numId`) goes on with, and the levels at which it begins anew. */
  lists: ReadonlyMap<string, { list: string; starts: ReadonlyMap<number, number> }>;
  /** Levels by the list they are of. */
  levels: ReadonlyMap<string, ReadonlyMap<number, Level>>;
  /** The list and level of paragraphs by their style. */
  styles: ReadonlyMap<string, { list: string; level: number }>;
}

const LEVELS = 9;

function valueOf(element: XmlElement | undefined, name: string): string | undefined {
  const child = element === undefined ? undefined : childrenNamed(name, element)[0];
  return child === undefined ? undefined : attributeOf(child, 'val');
}

function levelOf(element: XmlElement): readonly [number, Level] {
  const format = valueOf(element, 'numFmt') ?? 'decimal';
  const start = Number(valueOf(element, 'start') ?? 1);
  const level = Number(attributeOf(element, 'ilvl') ?? 0);
  const isLegal = childrenNamed('isLgl', element).length > 0;
  return [
    level,
    { format, text: valueOf(element, 'lvlText') ?? '', start: Number.isSafeInteger(start) ? start : 1, isLegal },
  ];
}

/** The list and level that properties of a paragraph name; undefined where they name none. */
export function listOf(properties: XmlElement | undefined): { list: string | undefined; level: number } | undefined {
  const own = properties === undefined ? undefined : childrenNamed('numPr', properties)[0];
  if (own === undefined) return undefined;
  const level = Number(valueOf(own, 'ilvl') ?? 0);
  return { list: valueOf(own, 'numId'), level: level >= 0 && level < LEVELS ? level : 0 };
}

/**
 * Reads the lists of a Word document from its parts `numbering.xml` and `styles.xml`.
 * @see ECMA-376 part 1, 17.9
 */
export function readNumbering(numbering: readonly XmlNode[], styles: readonly XmlNode[]): Numbering {
  const levels = new Map<string, Map<number, Level>>();
  for (const list of numbering.flatMap((node) => allNamed('abstractNum', node)))
    levels.set(attributeOf(list, 'abstractNumId') ?? '', new Map(childrenNamed('lvl', list).map(levelOf)));
  const lists = new Map<string, { list: string; starts: Map<number, number> }>();
  for (const list of numbering.flatMap((node) => allNamed('num', node))) {
    const starts = childrenNamed('lvlOverride', list).flatMap((override): [number, number][] => {
      const start = valueOf(override, 'startOverride');
      return start === undefined ? [] : [[Number(attributeOf(override, 'ilvl') ?? 0), Number(start)]];
    });
    lists.set(attributeOf(list, 'numId') ?? '', {
      list: valueOf(list, 'abstractNumId') ?? '',
      starts: new Map(starts),
    });
  }
  return { lists, levels, styles: listsOfStyles(styles) };
}

/** The list of each style: its own, or that of the nearest style that it is based on. List 0 ends what is inherited. */
function listsOfStyles(styles: readonly XmlNode[]): Map<string, { list: string; level: number }> {
  const own = new Map<string, { list: string | undefined; level: number; basedOn: string }>();
  for (const style of styles.flatMap((node) => allNamed('style', node))) {
    const { list, level } = listOf(childrenNamed('pPr', style)[0]) ?? { list: undefined, level: 0 };
    own.set(attributeOf(style, 'styleId') ?? '', { list, level, basedOn: valueOf(style, 'basedOn') ?? '' });
  }
  const known = new Map<string, { list: string; level: number } | undefined>();
  for (const start of own.keys()) {
    // Each style is looked up once, however long the chain is that it is based on.
    const chain = new Set<string>();
    let id = start;
    while (own.has(id) && !known.has(id) && !chain.has(id) && own.get(id)?.list === undefined) {
      chain.add(id);
      id = own.get(id)?.basedOn ?? '';
    }
    const { list, level = 0 } = own.get(id) ?? {};
    const found = list === undefined ? known.get(id) : { list, level };
    for (const each of [...chain, id]) known.set(each, found);
  }
  return new Map([...known].flatMap(([id, found]) => (found === undefined ? [] : [[id, found] as const])));
}
