import { DomUtils } from 'htmlparser2';
import type { Fuel } from '../fuel/createFuel.ts';
import {
  attributeOf,
  childrenNamed,
  localName,
  setChildren,
  type XmlElement,
  type XmlNode,
} from '../office/officeXml.ts';
import { parseXml } from '../office/parseXml.ts';
import { formatListNumber } from '../marks/formatListNumber.ts';
import { listOf, type Numbering } from './readNumbering.ts';

const LEVELS = 9;
/** With a level: the reader of Word files would look for the list of the paragraph's style without one. */
const NO_LIST = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="0"/></w:numPr>';

/**
 * Writes the numbers of a document's lists and headings into its paragraphs as text, as Word shows them ("1.2 Prices"), part by part in the
 * order of the document. Items with bullets stay items of lists.
 */
export function createNumberer(numbering: Numbering, fuel: Fuel): (part: XmlNode) => void {
  const counters = new Map<string, number[]>();
  const begun = new Set<string>();

  const nextNumber = (numId: string, level: number): string | undefined => {
    const { list, starts } = numbering.lists.get(numId) ?? { list: '', starts: new Map<number, number>() };
    const levels = numbering.levels.get(list);
    const own = levels?.get(level);
    if (levels === undefined || own === undefined) return undefined;
    const counts = counters.get(list) ?? [];
    counters.set(list, counts);
    if (!begun.has(numId)) for (const [each, start] of starts) counts[each] = start - 1;
    begun.add(numId);
    counts[level] = (counts[level] ?? own.start - 1) + 1;
    counts.length = Math.min(counts.length, level + 1);
    if (formatListNumber(1, own.format) === undefined) return undefined;
    return own.text.slice(0, 100).replace(/%([1-9])/g, (_whole, digit: string) => {
      const index = Number(digit) - 1;
      const { format = 'decimal', start = 1 } = levels.get(index) ?? {};
      return formatListNumber(counts[index] ?? start, own.isLegal ? 'decimal' : format) ?? '';
    });
  };
  const number = (paragraph: XmlElement): void => {
    const properties = childrenNamed('pPr', paragraph)[0];
    const style = properties === undefined ? undefined : childrenNamed('pStyle', properties)[0];
    const ofStyle = style === undefined ? undefined : numbering.styles.get(attributeOf(style, 'val') ?? '');
    const own = listOf(properties);
    const list = own?.list ?? ofStyle?.list;
    if (properties === undefined || list === undefined || list === '0') return;
    const text = nextNumber(list, Math.min(own?.level ?? ofStyle?.level ?? 0, LEVELS - 1));
    if (text === undefined || text.trim() === '') return;
    const without = properties.children.filter((child) => !DomUtils.isTag(child) || localName(child.name) !== 'numPr');
    setChildren(properties, [...without, ...parseXml(NO_LIST, fuel).children]);
    const run = parseXml(
      `<w:r><w:t xml:space="preserve">${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')} </w:t></w:r>`,
      fuel,
    );
    setChildren(paragraph, [
      properties,
      ...run.children,
      ...paragraph.children.filter((child) => child !== properties),
    ]);
  };
  const visit = (node: XmlNode): void => {
    if (!DomUtils.isTag(node)) return;
    if (localName(node.name) === 'p') number(node);
    node.children.forEach(visit);
  };
  return visit;
}
