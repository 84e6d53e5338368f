import { DomUtils } from 'htmlparser2';
import { allNamed, attributeOf, localName, setChildren, type XmlElement, type XmlNode } from '../office/officeXml.ts';
import { styleProperties } from './styleProperties.ts';

const OFF: ReadonlySet<string | undefined> = new Set(['0', 'false', 'off']);

function childNamed(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.filter(DomUtils.isTag).find((child) => child.name === name);
}

/** True if properties of a run hide its text; undefined if they say nothing. */
function vanishes(properties: XmlElement | undefined): boolean | undefined {
  const vanish = childNamed(properties, 'w:vanish');
  return vanish === undefined ? undefined : isOn(vanish);
}

function isOn(property: XmlElement): boolean {
  return !OFF.has(attributeOf(property, 'val'));
}

/** The styles whose text nobody sees, by their ids. */
export function vanishedStyles(styles: readonly XmlNode[]): ReadonlySet<string> {
  const found = styleProperties(styles, (properties) => properties.filter(({ name }) => name === 'w:vanish'));
  return new Set([...found].flatMap(([id, [nearest]]) => (nearest !== undefined && isOn(nearest) ? [id] : [])));
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
