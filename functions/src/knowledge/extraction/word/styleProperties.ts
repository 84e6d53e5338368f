import { DomUtils } from 'htmlparser2';
import { allNamed, attributeOf, childrenNamed, type XmlElement, type XmlNode } from '../office/officeXml.ts';

/** Maximum properties kept of a style: what it inherits beyond them repeats them. */
const MAX_FOUND = 10;

/**
 * Properties of runs (`w:rPr`) that `pick` finds for each style, by the style's id, before those of the styles that it is based
 * on. A style that is based on itself has its own alone.
 */
export function styleProperties(
  styles: readonly XmlNode[],
  pick: (properties: readonly XmlElement[]) => readonly XmlElement[],
): ReadonlyMap<string, readonly XmlElement[]> {
  const own = new Map<string, { found: readonly XmlElement[]; basedOn: string }>();
  for (const style of styles.flatMap((node) => allNamed('style', node))) {
    const properties = childrenNamed('rPr', style)[0]?.children.filter(DomUtils.isTag) ?? [];
    const base = childrenNamed('basedOn', style)[0];
    const basedOn = base === undefined ? '' : (attributeOf(base, 'val') ?? '');
    own.set(attributeOf(style, 'styleId') ?? '', { found: pick(properties), basedOn });
  }
  const known = new Map<string, readonly XmlElement[]>();
  for (const start of own.keys()) {
    // Each style is looked up once, however long the chain is that it is based on.
    const chain = new Set<string>();
    let id = start;
    while (own.has(id) && !known.has(id) && !chain.has(id)) {
      chain.add(id);
      id = own.get(id)?.basedOn ?? '';
    }
    let inherited = known.get(id) ?? [];
    for (const each of [...chain].toReversed()) {
      inherited = [...(own.get(each)?.found ?? []), ...inherited].slice(0, MAX_FOUND);
      known.set(each, inherited);
    }
  }
  return known;
}
