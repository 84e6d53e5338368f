import { DomUtils } from 'htmlparser2';
import { attributeOf, childrenNamed, outermostNamed, type XmlElement, type XmlNode } from '../office/officeXml.ts';
import { graphicBlocks } from '../office/graphicBlocks.ts';
import type { Parts, partXml } from '../office/officeParts.ts';
import type { Fuel } from '../fuel/createFuel.ts';
import { HEADING_CHARACTERS } from '../fuel/HEADING_CHARACTERS.ts';
import { paragraphTexts } from '../office/paragraphTexts.ts';
import { tableLines } from '../tables/tableLines.ts';

/** Placeholders that repeat on every slide and say nothing of their own. */
const FURNITURE = new Set(['sldNum', 'dt', 'ftr', 'hdr', 'sldImg']);

/** The title of one slide, or of its notes, and its paragraphs, table rows, charts and diagrams in the order of the file. */
export function slideText(
  parts: Parts,
  name: string,
  xml: ReturnType<typeof partXml>,
): { title: string; blocks: string[] } {
  let title = '';
  const blocks: string[] = [];
  const visit = (node: XmlNode): void => {
    if (!DomUtils.isTag(node)) return;
    if (node.name === 'a:tbl') {
      blocks.push(...[tableText(node, parts.fuel)].filter((text) => text !== ''));
    } else if (node.name === 'p:sp') {
      const kind = DomUtils.findOne(({ name: tag }) => tag === 'p:ph', node.children)?.attribs['type'] ?? '';
      if (FURNITURE.has(kind)) return;
      const paragraphs = paragraphTexts(node);
      const isTitle = /^(?:title|ctrTitle)$/.test(kind) && title === '';
      if (isTitle && join(paragraphs).length <= HEADING_CHARACTERS) title = join(paragraphs);
      else if (paragraphs.length > 0) blocks.push(paragraphs.join('\n'));
    } else if (node.name === 'a:graphicData' && outermostNamed(['tbl'], node).length === 0) {
      blocks.push(...graphicBlocks(parts, name, node));
    } else node.children.forEach(visit);
  };
  xml.children.forEach(visit);
  return { title, blocks };
}

/** A cell that another one covers is written as well: as an empty one that says so. */
function tableText(table: XmlElement, fuel: Fuel): string {
  const isOn = (value: string | undefined): boolean => value === '1' || value === 'true';
  const hasHeader = childrenNamed('tblPr', table).some((properties) => isOn(attributeOf(properties, 'firstRow')));
  const rows = childrenNamed('tr', table).map((row, index) =>
    childrenNamed('tc', row)
      .filter((cell) => !isOn(attributeOf(cell, 'hMerge')) && !isOn(attributeOf(cell, 'vMerge')))
      .map((cell) => ({
        runs: [{ text: join(paragraphTexts(cell)) }],
        columns: Number(attributeOf(cell, 'gridSpan') ?? 1),
        rows: Number(attributeOf(cell, 'rowSpan') ?? 1),
        isHeader: hasHeader && index === 0,
      })),
  );
  return tableLines(rows, { fuel }).join('\n\n');
}

function join(paragraphs: readonly string[]): string {
  return paragraphs.join(' ');
}
