import { DomUtils } from 'htmlparser2';
import { allNamed, attributeOf, localName, setChildren, type XmlElement, type XmlNode } from '../office/officeXml.ts';

const OFF: ReadonlySet<string | undefined> = new Set(['0', 'false', 'off']);

function childNamed(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.filter(DomUtils.isTag).find((child) => child.name === name);
}

/** Whether properties of a run hide its text; undefined where they say nothing. */
function vanishes(properties: XmlElement | undefined): boolean | undefined {
  const vanish = childNamed(properties, 'w:vanish');
  return vanish === undefined ? undefined : !OFF.has(attributeOf(vanish, 'val'));
}

/** The styles whose text nobody sees, by their ids. */
export function vanishedStyles(styles: XmlNode): ReadonlySet<string> {
  const own = new Map<string, { vanishes: boolean | undefined; basedOn: string }>();
  for (const style of allNamed('style', styles)) {
    const base = childNamed(style, 'w:basedOn');
    own.set(attributeOf(style, 'styleId') ?? '', {
      vanishes: vanishes(childNamed(style, 'w:rPr')),
      basedOn: base === undefined ? '' : (attributeOf(base, 'val') ?? ''),
    });
  }
  const known = new Map<string, boolean>();
  for (const start of own.keys()) {
    // Each style is looked up once, however long the chain is that it is based on. One that is based on itself hides nothing.
    const chain = new Set<string>();
    let id = start;
    while (own.get(id)?.vanishes === undefined && own.has(id) && !known.has(id) && !chain.has(id)) {
      chain.add(id);
      id = own.get(id)?.basedOn ?? '';
    }
    const answer = known.get(id) ?? own.get(id)?.vanishes ?? false;
    for (const each of chain.add(start)) known.set(each, answer);
  }
  return new Set([...known].flatMap(([id, isVanished]) => (isVanished ? [id] : [])));
}

/** Takes the runs of a Word part away whose text is hidden. Answers whether there was any. */
export function removeVanished(part: XmlNode, styles: ReadonlySet<string>): boolean {
  const isStyled = (properties: XmlElement | undefined, name: string): boolean => {
    const style = childNamed(properties, name);
    return style !== undefined && styles.has(attributeOf(style, 'val') ?? '');
  };
  let hasHidden = false;
  const isKept = (node: XmlNode, isInVanished: boolean): boolean => {
    if (!DomUtils.isTag(node) || node.name !== 'w:r') return true;
    const properties = childNamed(node, 'w:rPr');
    if (!(vanishes(properties) ?? (isInVanished || isStyled(properties, 'w:rStyle')))) return true;
    hasHidden ||= allNamed('t', node).some((text) => DomUtils.textContent(text).trim() !== '');
    return false;
  };
  /** @param isInVanished Undefined outside of paragraphs. */
  const visit = (node: XmlNode, isInVanished?: boolean): void => {
    if (!DomUtils.isTag(node)) return;
    const isParagraph = localName(node.name) === 'p';
    const isInside = isParagraph
      ? (isInVanished ?? false) || isStyled(childNamed(node, 'w:pPr'), 'w:pStyle')
      : isInVanished;
    if (isInside !== undefined)
      setChildren(
        node,
        node.children.filter((child) => isKept(child, isInside)),
      );
    for (const child of node.children) visit(child, isInside);
  };
  visit(part);
  return hasHidden;
}
