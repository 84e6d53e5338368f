import { DomUtils } from 'htmlparser2';
import { allNamed, type XmlNode } from '../office/officeXml.ts';
import { graphicBlocks } from '../office/graphicBlocks.ts';
import { type Parts, partXml } from '../office/officeParts.ts';
import { paragraphTexts } from '../office/paragraphTexts.ts';
import { tableRows } from '../tableRows.ts';

/** Placeholders that repeat on every slide and say nothing of their own. */
const FURNITURE = new Set(['sldNum', 'dt', 'ftr', 'hdr', 'sldImg']);

/** The title of one slide, or of its notes, and its paragraphs, table rows, charts and diagrams in the order of the file. */
export function slideText(parts: Parts, name: string): { title: string; blocks: string[] } {
  let title = '';
  const blocks: string[] = [];
  const visit = (node: XmlNode): void => {
    if (!DomUtils.isTag(node)) return;
    if (node.name === 'a:tbl') {
      const rows = DomUtils.getElementsByTagName('a:tr', node);
      blocks.push(...tableRows(rows.map((row) => allNamed('tc', row).map(paragraphTexts).map(join))));
    } else if (node.name === 'p:sp') {
      const kind = DomUtils.getElementsByTagName('p:ph', node)[0]?.attribs['type'] ?? '';
      if (FURNITURE.has(kind)) return;
      const paragraphs = paragraphTexts(node);
      if (/^(?:title|ctrTitle)$/.test(kind) && title === '') title = join(paragraphs);
      else if (paragraphs.length > 0) blocks.push(paragraphs.join('\n'));
    } else if (node.name === 'a:graphicData' && allNamed('tbl', node).length === 0) {
      blocks.push(...graphicBlocks(parts, name, node));
    } else node.children.forEach(visit);
  };
  partXml(parts, name).children.forEach(visit);
  return { title, blocks };
}

function join(paragraphs: readonly string[]): string {
  return paragraphs.join(' ');
}
