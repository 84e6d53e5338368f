import { DomUtils, parseDocument } from 'htmlparser2';
import { graphicBlocks } from '../office/graphicBlocks.ts';
import type { Parts } from '../office/officeParts.ts';
import { allNamed, type XmlElement, type XmlNode } from '../office/officeXml.ts';

/** Paragraphs of Word for blocks of text. */
export function wordParagraphs(blocks: readonly string[]): XmlNode[] {
  const xml = blocks
    .flatMap((block) => block.split('\n'))
    .map((line) => line.replaceAll('&', '&amp;').replaceAll('<', '&lt;'))
    .map((line) => `<w:p><w:r><w:t xml:space="preserve">${line}</w:t></w:r></w:p>`);
  return parseDocument(xml.join(''), { xmlMode: true }).children;
}

export function insertAfter(element: XmlElement, nodes: readonly XmlNode[]): void {
  for (const node of nodes.toReversed()) DomUtils.append(element, node);
}

/** The paragraph in the text itself that a drawing is anchored in: a text box holds paragraphs of its own. */
function outerParagraph(element: XmlElement): XmlElement | undefined {
  let outer: XmlElement | undefined;
  for (let at: XmlNode | null = element; at !== null && DomUtils.isTag(at); at = parentOf(at))
    if (at.name === 'w:p') outer = at;
  return outer;
}

function parentOf(element: XmlElement): XmlNode | null {
  const { parent } = element;
  return parent !== null && DomUtils.isTag(parent) ? parent : null;
}

/**
 * Puts the text of text boxes, charts and diagrams behind the paragraph that they are anchored in, where the reader of Word
 * files finds it. Of the two forms that Word writes of a drawing, for new and for old programs, the new one counts.
 */
export function liftDrawings(parts: Parts, partName: string, part: XmlNode): void {
  for (const alternative of allNamed('AlternateContent', part)) {
    const hasText = allNamed('Choice', alternative).some((choice) =>
      ['txbxContent', 'chart', 'relIds'].some((name) => allNamed(name, choice).length > 0),
    );
    if (!hasText) continue;
    for (const fallback of allNamed('Fallback', alternative)) DomUtils.removeElement(fallback);
    const kept = allNamed('Choice', alternative).flatMap(({ children }) => children);
    for (const node of kept.toReversed()) DomUtils.append(alternative, node);
    DomUtils.removeElement(alternative);
  }
  const drawings = allNamed('drawing', part).concat(allNamed('pict', part));
  for (const drawing of drawings) {
    const paragraph = outerParagraph(drawing);
    if (paragraph === undefined) continue;
    const boxes = allNamed('txbxContent', drawing).filter((box) => !isNested(box, drawing));
    const graphics = graphicBlocks(parts, partName, drawing);
    if (boxes.length === 0 && graphics.length === 0) continue;
    insertAfter(paragraph, [...boxes.flatMap(({ children }) => [...children]), ...wordParagraphs(graphics)]);
    DomUtils.removeElement(drawing);
  }
}

/** Whether a text box lies in another one of the same drawing, with which it is moved. */
function isNested(box: XmlElement, drawing: XmlElement): boolean {
  for (let at = parentOf(box); at !== null && at !== drawing && DomUtils.isTag(at); at = parentOf(at))
    if (at.name === box.name) return true;
  return false;
}
