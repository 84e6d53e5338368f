import { DomUtils } from 'htmlparser2';
import { localName, type XmlNode } from '../office/officeXml.ts';
import { graphicBlocks } from '../office/graphicBlocks.ts';
import { type Parts, partXml, relations } from '../office/officeParts.ts';
import { paragraphTexts } from '../office/paragraphTexts.ts';

/** The text boxes, charts and diagrams that lie on a sheet. */
export function sheetDrawings(parts: Parts, sheet: string): string[] {
  const drawings = [...relations(parts, sheet).values()].filter((target) => target.startsWith('xl/drawings/drawing'));
  return drawings.flatMap((name) => partXml(parts, name).children.flatMap((node) => blocksOf(parts, name, node)));
}

function blocksOf(parts: Parts, drawing: string, node: XmlNode): string[] {
  if (!DomUtils.isTag(node)) return [];
  const name = localName(node.name);
  if (name === 'txBody') return [paragraphTexts(node).join('\n')].filter((text) => text !== '');
  if (name === 'graphicData') return graphicBlocks(parts, drawing, node);
  return node.children.flatMap((child) => blocksOf(parts, drawing, child));
}
