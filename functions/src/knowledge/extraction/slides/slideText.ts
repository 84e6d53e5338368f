import type { Locale } from '@parlance/domain/locales';
import { DomUtils } from 'htmlparser2';
import { attributeOf, childrenNamed, outermostNamed, type XmlElement, type XmlNode } from '../office/officeXml.ts';
import { graphicBlocks } from '../office/graphicBlocks.ts';
import type { Parts, partXml } from '../office/officeParts.ts';
import type { Fuel } from '../fuel/createFuel.ts';
import { HEADING_CHARACTERS } from '../fuel/HEADING_CHARACTERS.ts';
import { paragraphTexts } from '../office/paragraphTexts.ts';
import { tableLines } from '../tables/tableLines.ts';
import { inReadingOrder, type SlideBox } from './inReadingOrder.ts';
import { placeOf } from './placeOf.ts';

/** Placeholders that repeat on every slide and say nothing of their own. */
const FURNITURE = new Set(['sldNum', 'dt', 'ftr', 'hdr', 'sldImg']);
/** Elements that hold tables, charts and diagrams, with a frame around them or without. */
const FRAMES = new Set(['p:graphicFrame', 'a:graphicData', 'a:tbl']);

/**
 * The title of one slide, or of its notes, and its paragraphs, table rows, charts and diagrams in the order in which they are read.
 * @param language Of the presentation, null where it is not known.
 */
export function slideText(
  parts: Parts,
  name: string,
  xml: ReturnType<typeof partXml>,
  language: Locale | null,
): { title: string; blocks: string[] } {
  let title = '';

  const shapeBlocks = (shape: XmlElement): string[] => {
    const kind = DomUtils.findOne(({ name: tag }) => tag === 'p:ph', shape.children)?.attribs['type'] ?? '';
    if (FURNITURE.has(kind)) return [];
    const paragraphs = paragraphTexts(shape, language);
    const isTitle = /^(?:title|ctrTitle)$/.test(kind) && title === '';
    if (isTitle && join(paragraphs).length <= HEADING_CHARACTERS) {
      title = join(paragraphs);
      return [];
    }
    return paragraphs.length === 0 ? [] : [paragraphs.join('\n')];
  };
  const frameBlocks = (node: XmlNode): string[] => {
    if (!DomUtils.isTag(node)) return [];
    if (node.name === 'a:tbl') return [tableText(node, parts.fuel, language)].filter((text) => text !== '');
    if (node.name === 'a:graphicData' && outermostNamed(['tbl'], node).length === 0)
      return graphicBlocks(parts, name, node);
    return node.children.flatMap(frameBlocks);
  };
  const boxesOf = (node: XmlNode): SlideBox[] => {
    if (!DomUtils.isTag(node)) return [];
    if (node.name === 'p:sp') return boxOf(node, shapeBlocks(node));
    if (node.name === 'p:grpSp') return boxOf(node, inReadingOrder(node.children.flatMap(boxesOf)));
    if (FRAMES.has(node.name)) return boxOf(node, frameBlocks(node));
    return node.children.flatMap(boxesOf);
  };
  const blocks = inReadingOrder(xml.children.flatMap(boxesOf));
  return { title, blocks };
}

/** A shape without words stands nowhere. */
function boxOf(shape: XmlElement, blocks: readonly string[]): SlideBox[] {
  return blocks.length === 0 ? [] : [{ place: placeOf(shape), blocks }];
}

/** A cell that another one covers is written as well: as an empty one that says so. */
function tableText(table: XmlElement, fuel: Fuel, language: Locale | null): string {
  const isOn = (value: string | undefined): boolean => value === '1' || value === 'true';
  const hasHeader = childrenNamed('tblPr', table).some((properties) => isOn(attributeOf(properties, 'firstRow')));
  const rows = childrenNamed('tr', table).map((row, index) =>
    childrenNamed('tc', row)
      .filter((cell) => !isOn(attributeOf(cell, 'hMerge')) && !isOn(attributeOf(cell, 'vMerge')))
      .map((cell) => ({
        runs: [{ text: join(paragraphTexts(cell, language)) }],
        columns: Number(attributeOf(cell, 'gridSpan') ?? 1),
        rows: Number(attributeOf(cell, 'rowSpan') ?? 1),
        isHeader: hasHeader && index === 0,
      })),
  );
  return tableLines(rows, { fuel, language }).join('\n\n');
}

function join(paragraphs: readonly string[]): string {
  return paragraphs.join(' ');
}
