import { DomUtils, type parseDocument } from 'htmlparser2';

export type XmlNode = ReturnType<typeof parseDocument>['children'][number];
export type XmlElement = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** All elements of a name within a node, whatever their prefix, in the order of the file. */
export function allNamed(name: string, node: XmlNode): XmlElement[] {
  return DomUtils.getElementsByTagName((tag) => localName(tag) === name, node);
}

/** The value of an attribute, whatever its prefix. */
export function attributeOf({ attribs }: XmlElement, name: string): string | undefined {
  return Object.entries(attribs).find(([key]) => localName(key) === name)?.[1];
}

/** The name of an element or attribute without the prefix of its namespace, which files choose themselves. */
export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
