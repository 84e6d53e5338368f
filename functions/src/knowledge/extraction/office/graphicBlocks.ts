import { allNamed, attributeOf, outermostNamed, type XmlNode } from './officeXml.ts';
import { chartBlocks } from './chartBlocks.ts';
import { type Parts, partXml, relations } from './officeParts.ts';
import { paragraphTexts } from './paragraphTexts.ts';

/** The text of the charts and diagrams (SmartArt) that a node of an Office file's part shows. */
export function graphicBlocks(parts: Parts, partName: string, node: XmlNode): string[] {
  const charts = allNamed('chart', node).flatMap((chart) => attributeOf(chart, 'id') ?? []);
  const diagrams = allNamed('relIds', node).flatMap((ids) => attributeOf(ids, 'dm') ?? []);
  if (charts.length + diagrams.length === 0) return [];
  const targets = relations(parts, partName);
  return [
    ...charts.flatMap((id) =>
      partXml(parts, targets.get(id) ?? '').children.flatMap((chart) => chartBlocks(chart, parts.fuel)),
    ),
    ...diagrams.flatMap((id) => partXml(parts, targets.get(id) ?? '').children.flatMap(diagramBlocks)),
  ];
}

/** The words in the shapes of a diagram as one list. */
function diagramBlocks(diagram: XmlNode): string[] {
  const lines = outermostNamed(['pt'], diagram).map((point) => paragraphTexts(point).join(' '));
  const list = lines.filter((line) => line !== '').map((line) => `- ${line}`);
  return list.length === 0 ? [] : [list.join('\n')];
}
