import { DomUtils, type parseDocument } from 'htmlparser2';

export type XmlNode = ReturnType<typeof parseDocument>['children'][number];
export type XmlElement = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** All elements of a name within a node, whatever their prefix, in the order of the file. */
export function allNamed(name: string, node: XmlNode): XmlElement[] {
  return DomUtils.getElementsByTagName((tag) => localName(tag) === name, node);
}

/** The elements of some names within a node, without those that lie in one of them: each word is found once. */
export function outermostNamed(names: readonly string[], node: XmlNode): XmlElement[] {
  if (!DomUtils.isTag(node)) return [];
  return names.includes(localName(node.name)) ? [node] : node.children.flatMap((child) => outermostNamed(names, child));
}

/** The elements of a name that lie in another one with nothing between. */
export function childrenNamed(name: string, element: XmlElement): XmlElement[] {
  return element.children.filter(DomUtils.isTag).filter((child) => localName(child.name) === name);
}

/** Puts other nodes, or none, in the place of an element's children, or of some: all at once, since each single one would move all behind it. */
export function setChildren(element: XmlElement, children: XmlNode[]): void {
  for (const child of children) child.parent = element;
  element.children = children;
}

/** The value of an attribute, whatever its prefix. */
export function attributeOf({ attribs }: XmlElement, name: string): string | undefined {
  return Object.entries(attribs).find(([key]) => localName(key) === name)?.[1];
}

/** The name of an element or attribute without the prefix of its namespace, which files choose themselves. */
export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
