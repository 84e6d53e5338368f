import { DomUtils } from 'htmlparser2';
import { type Parts, partXml, relations } from '../office/officeParts.ts';
import { allNamed, attributeOf, localName, type XmlElement, type XmlNode } from '../office/officeXml.ts';
import { removeVanished } from './removeVanished.ts';

/** "Page 3 of 7": changes from page to page and says nothing. */
const PAGE_NUMBER = /^\W*(?:(?:seite|page|blatt)\W*)?\d*\W*(?:(?:von|of)\W*)?\d*\W*$/i;

/** The lines of the headers and footers of a Word document, each once. */
export function frameTexts(parts: Parts, partName: string, part: XmlNode, styles: ReadonlySet<string>): string[] {
  const targets = relations(parts, partName);
  const references = [...allNamed('headerReference', part), ...allNamed('footerReference', part)];
  const names = new Set(references.map((reference) => targets.get(attributeOf(reference, 'id') ?? '') ?? ''));
  const lines = [...names].flatMap((name) => {
    const xml = partXml(parts, name);
    for (const node of xml.children) removeVanished(node, styles);
    // Of the two forms of a drawing the one for old programs would repeat the other.
    for (const fallback of xml.children.flatMap((node) => allNamed('Fallback', node))) DomUtils.removeElement(fallback);
    return xml.children.flatMap((node) => allNamed('p', node)).map(lineOf);
  });
  return [...new Set(lines)].filter((line) => !PAGE_NUMBER.test(line));
}

/** The words of a paragraph, without those of paragraphs in its text boxes. */
function lineOf(paragraph: XmlElement): string {
  const words = (node: XmlNode): string => {
    if (!DomUtils.isTag(node)) return '';
    const name = localName(node.name);
    if (name === 'txbxContent' || name === 'instrText' || name === 'delText') return '';
    if (name === 't') return DomUtils.textContent(node);
    return name === 'tab' || name === 'br' ? ' ' : node.children.map(words).join('');
  };
  return paragraph.children.map(words).join('').replace(/\s+/g, ' ').trim();
}
