import { DomUtils, type parseDocument } from 'htmlparser2';
import { tableRows } from '../tableRows.ts';

type XmlDocument = ReturnType<typeof parseDocument>;
type XmlNode = XmlDocument['children'][number];

/** Placeholders that repeat on every slide and say nothing of their own. */
const FURNITURE = new Set(['sldNum', 'dt', 'ftr', 'hdr', 'sldImg']);

/** The title of one slide, or of its notes, and its paragraphs and table rows in the order of the file. */
export function slideText(slide: XmlDocument): { title: string; blocks: string[] } {
  let title = '';
  const blocks: string[] = [];
  const visit = (node: XmlNode): void => {
    if (!DomUtils.isTag(node)) return;
    if (node.name === 'a:tbl') {
      const rows = DomUtils.getElementsByTagName('a:tr', node);
      blocks.push(
        ...tableRows(rows.map((row) => DomUtils.getElementsByTagName('a:tc', row).map(paragraphsOf).map(join))),
      );
      return;
    }
    if (node.name === 'p:sp') {
      const kind = DomUtils.getElementsByTagName('p:ph', node)[0]?.attribs['type'] ?? '';
      if (FURNITURE.has(kind)) return;
      const paragraphs = paragraphsOf(node);
      if (/^(?:title|ctrTitle)$/.test(kind) && title === '') title = join(paragraphs);
      else if (paragraphs.length > 0) blocks.push(paragraphs.join('\n'));
      return;
    }
    node.children.forEach(visit);
  };
  slide.children.forEach(visit);
  return { title, blocks };
}

function join(paragraphs: readonly string[]): string {
  return paragraphs.join(' ');
}

function paragraphsOf(node: XmlNode): string[] {
  return DomUtils.getElementsByTagName('a:p', node)
    .map((paragraph) =>
      DomUtils.getElementsByTagName((name) => name === 'a:t' || name === 'a:br', paragraph)
        .map((part) => (part.name === 'a:br' ? ' ' : DomUtils.textContent(part)))
        .join('')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((text) => text !== '');
}
