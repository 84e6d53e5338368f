import { DomUtils } from 'htmlparser2';
import { allNamed, localName, type XmlNode } from './officeXml.ts';

/** The paragraphs of drawn text, such as a shape's or a chart's title, that are not empty. */
export function paragraphTexts(node: XmlNode): string[] {
  return allNamed('p', node)
    .map((paragraph) =>
      DomUtils.getElementsByTagName((tag) => ['t', 'br'].includes(localName(tag)), paragraph)
        .map((part) => (localName(part.name) === 'br' ? ' ' : DomUtils.textContent(part)))
        .join('')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((text) => text !== '');
}
