import { DomUtils } from 'htmlparser2';
import { allNamed, attributeOf, type XmlElement, type XmlNode } from '../office/officeXml.ts';

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
  const isVanished = (id: string, seen: readonly string[] = []): boolean => {
    const style = own.get(id);
    if (style === undefined || seen.includes(id)) return false;
    return style.vanishes ?? isVanished(style.basedOn, [...seen, id]);
  };
  return new Set([...own.keys()].filter((id) => isVanished(id)));
}

/** Takes the runs of a Word part away whose text is hidden. Answers whether there was any. */
export function removeVanished(part: XmlNode, styles: ReadonlySet<string>): boolean {
  const styleOf = (properties: XmlElement | undefined, name: string): string => {
    const style = childNamed(properties, name);
    return style === undefined ? '' : (attributeOf(style, 'val') ?? '');
  };
  let hasHidden = false;
  for (const paragraph of allNamed('p', part)) {
    const isStyled = styles.has(styleOf(childNamed(paragraph, 'w:pPr'), 'w:pStyle'));
    for (const run of DomUtils.getElementsByTagName('w:r', paragraph)) {
      const properties = childNamed(run, 'w:rPr');
      if (!(vanishes(properties) ?? (isStyled || styles.has(styleOf(properties, 'w:rStyle'))))) continue;
      hasHidden ||= allNamed('t', run).some((text) => DomUtils.textContent(text).trim() !== '');
      DomUtils.removeElement(run);
    }
  }
  return hasHidden;
}
