import { DomUtils } from 'htmlparser2';
import { decodeText } from '../decodeText.ts';
import { type Parts, relations } from '../office/officeParts.ts';
import { allNamed, attributeOf, setChildren, type XmlNode } from '../office/officeXml.ts';
import { decodePage } from '../page/pageCharset.ts';
import { pageSections } from '../page/pageSections.ts';
import { visiblePage } from '../page/visible/visiblePage.ts';
import type { Section } from '../section.ts';
import { wordParagraphs } from './liftDrawings.ts';

/** Reads a Word document that lies in another one. */
type ReadWord = (bytes: Uint8Array) => Promise<readonly Section[]>;

/**
 * Puts the text of the files that a Word document takes in (altChunk) into their places: pages, texts and Word documents. A file
 * that is taken in twice is read at the first place alone.
 */
export async function insertAltChunks(
  parts: Parts,
  partName: string,
  part: XmlNode,
  readWord: ReadWord,
): Promise<void> {
  const chunks = allNamed('altChunk', part);
  if (chunks.length === 0) return;
  const targets = relations(parts, partName);
  const read = new Set<string>();
  const places = new Map<XmlNode, XmlNode[]>();
  for (const chunk of chunks) {
    const target = targets.get(attributeOf(chunk, 'id') ?? '') ?? '';
    const bytes = Object.hasOwn(parts.files, target) && !read.has(target) ? parts.files[target] : undefined;
    read.add(target);
    const sections = bytes === undefined ? [] : await sectionsOf(target, bytes, readWord);
    const blocks = sections.flatMap(({ headings, text }) => [...headings.slice(-1), ...text.split('\n\n')]);
    places.set(chunk, wordParagraphs(blocks, parts.fuel));
  }
  for (const parent of new Set(chunks.map((chunk) => chunk.parent)))
    if (parent !== null && DomUtils.isTag(parent))
      setChildren(
        parent,
        parent.children.flatMap((child) => places.get(child) ?? [child]),
      );
}

async function sectionsOf(name: string, bytes: Uint8Array, readWord: ReadWord): Promise<readonly Section[]> {
  if (/\.x?html?$/i.test(name)) return pageSections(visiblePage(decodePage(bytes, 'text/html')).events, () => false);
  if (/\.docx$/i.test(name)) return readWord(bytes);
  return /\.txt$/i.test(name) ? [{ headings: [], page: null, text: decodeText(bytes) }] : [];
}
