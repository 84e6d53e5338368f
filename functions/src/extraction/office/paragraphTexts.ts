import { DomUtils } from 'htmlparser2';
import { localName, outermostNamed, type XmlNode } from './officeXml.ts';

/** The paragraphs of drawn text, such as a shape's or a chart's title, that are not empty. */
export function paragraphTexts(node: XmlNode): string[] {
  return outermostNamed(['p'], node)
    .map((paragraph) =>
      paragraph.children
        .flatMap((child) => outermostNamed(['t', 'br'], child))
        .map((part) => (localName(part.name) === 'br' ? ' ' : DomUtils.textContent(part)))
        .join('')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((text) => text !== '');
}
