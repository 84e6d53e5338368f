import { DomUtils } from 'htmlparser2';
import type { Fuel } from '../fuel/createFuel.ts';
import { graphicBlocks } from '../office/graphicBlocks.ts';
import type { Parts } from '../office/officeParts.ts';
import {
  childrenNamed,
  localName,
  outermostNamed,
  setChildren,
  type XmlElement,
  type XmlNode,
} from '../office/officeXml.ts';
import { parseXml } from '../office/parseXml.ts';

/** Elements of a drawing that hold text. */
const TEXT_HOLDERS: ReadonlySet<string> = new Set(['txbxContent', 'chart', 'relIds']);

/** Paragraphs of Word for blocks of text. */
export function wordParagraphs(blocks: readonly string[], fuel: Fuel): XmlNode[] {
  const xml = blocks
    .flatMap((block) => block.split('\n'))
    .map((line) => line.replaceAll('&', '&amp;').replaceAll('<', '&lt;'))
    .map((line) => `<w:p><w:r><w:t xml:space="preserve">${line}</w:t></w:r></w:p>`);
  return parseXml(xml.join(''), fuel).children;
}

/**
 * Puts the text of text boxes, charts and diagrams behind the paragraph that they are anchored in, where the reader of Word
 * files finds it. Of the two forms that Word writes of a drawing, for new and for old programs, the new one counts.
 */
export function liftDrawings(parts: Parts, partName: string, part: XmlNode): void {
  if (!DomUtils.isTag(part)) return;
  const drawnIn = (paragraph: XmlElement): XmlNode[] => {
    const drawn: XmlNode[][] = [];
    const rest: XmlNode[] = [];
    for (const child of paragraph.children) {
      const found = DomUtils.isTag(child) ? drawnBy(child) : [];
      drawn.push(found);
      if (found.length === 0 || !isDrawing(child)) rest.push(child);
    }
    setChildren(paragraph, rest);
    return drawn.flat();
  };
  /** The text of an element that is a drawing, or else of the drawings within it. */
  const drawnBy = (element: XmlElement): XmlNode[] => {
    if (!isDrawing(element)) return drawnIn(element);
    const boxes = outermostNamed(['txbxContent'], element).flatMap(({ children }) => children);
    return [...boxes, ...wordParagraphs(graphicBlocks(parts, partName, element), parts.fuel)];
  };
  /** A text box lies in a paragraph and holds paragraphs of its own. */
  const lift = (nodes: readonly XmlNode[]): XmlNode[] =>
    nodes.flatMap((node) => {
      if (!DomUtils.isTag(node)) return [node];
      if (node.name === 'w:p') return [node, ...lift(drawnIn(node))];
      setChildren(node, lift(node.children));
      return [node];
    });
  setChildren(part, lift(withChosen(part.children)));
}

/** Nodes with the form for new programs in the place of each drawing of text that has several. */
function withChosen(nodes: readonly XmlNode[]): XmlNode[] {
  return nodes.flatMap((node) => {
    if (!DomUtils.isTag(node)) return [node];
    const choices = localName(node.name) === 'AlternateContent' ? childrenNamed('Choice', node) : [];
    if (hasText(choices)) return withChosen(choices.flatMap(({ children }) => children));
    setChildren(node, withChosen(node.children));
    return [node];
  });
}

function hasText(elements: readonly XmlElement[]): boolean {
  return DomUtils.existsOne((element) => TEXT_HOLDERS.has(localName(element.name)), [...elements]);
}

function isDrawing(node: XmlNode): boolean {
  return DomUtils.isTag(node) && ['drawing', 'pict'].includes(localName(node.name));
}
