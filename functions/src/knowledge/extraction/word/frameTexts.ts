import { DomUtils } from 'htmlparser2';
import { type Parts, partXml, relations } from '../office/officeParts.ts';
import { allNamed, attributeOf, localName, type XmlNode } from '../office/officeXml.ts';
import { removeVanished } from './removeVanished.ts';
import { anyOf } from '../../../kernel/vocabulary/anyOf.ts';

/** "Page 3 of 7": changes from page to page and says nothing. */
const NUMBER_CHARACTERS = 60;
const PAGE = anyOf(({ pages }) => pages.page);
const OF = anyOf(({ pages }) => pages.ofPages);
const PAGE_NUMBER = new RegExp(String.raw`^\W*(?:${PAGE}\W*)?\d*\W*(?:${OF}\W*)?\d*\W*$`, 'i');

/** The lines of the headers and footers of a Word document, each once. */
export function frameTexts(parts: Parts, partName: string, part: XmlNode, styles: ReadonlySet<string>): string[] {
  const targets = relations(parts, partName);
  const references = [...allNamed('headerReference', part), ...allNamed('footerReference', part)];
  const names = new Set(references.map((reference) => targets.get(attributeOf(reference, 'id') ?? '') ?? ''));
  const lines = [...names].flatMap((name) => {
    const xml = partXml(parts, name);
    for (const node of xml.children) removeVanished(node, styles);
    return xml.children.flatMap(paragraphsOf);
  });
  return [...new Set(lines)].filter((line) => line.length > NUMBER_CHARACTERS || !PAGE_NUMBER.test(line));
}

/** The words of each paragraph, and of those in its text boxes behind it. */
function paragraphsOf(node: XmlNode): string[] {
  // Of the two forms of a drawing the one for old programs would repeat the other.
  if (!DomUtils.isTag(node) || localName(node.name) === 'Fallback') return [];
  const inner = node.children.flatMap(paragraphsOf);
  return localName(node.name) === 'p'
    ? [node.children.map(wordsOf).join('').replace(/\s+/g, ' ').trim(), ...inner]
    : inner;
}

function wordsOf(node: XmlNode): string {
  if (!DomUtils.isTag(node)) return '';
  const name = localName(node.name);
  if (['p', 'Fallback', 'txbxContent', 'instrText', 'delText'].includes(name)) return '';
  if (name === 't') return DomUtils.textContent(node);
  return name === 'tab' || name === 'br' ? ' ' : node.children.map(wordsOf).join('');
}
