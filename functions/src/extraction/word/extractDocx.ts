import { AppError } from '@parlance/domain/errors';
import { strToU8, zipSync } from 'fflate';
import { DomUtils, parseDocument } from 'htmlparser2';
import mammoth from 'mammoth';
import type { DocumentText } from '../extraction.ts';
import { type Parts, partXml, wholePart } from '../office/officeParts.ts';
import { readArchive } from '../office/readArchive.ts';
import { frameTexts } from './frameTexts.ts';
import { htmlSections } from './htmlSections.ts';
import { insertAltChunks } from './insertAltChunks.ts';
import { liftDrawings } from './liftDrawings.ts';
import { removeVanished, vanishedStyles } from './removeVanished.ts';

/** The parts that hold text. Pictures, fonts, embedded files and macros are left where they are. */
const TEXT_PARTS =
  /^(?:\[Content_Types\]\.xml|_rels\/[^/]*\.rels|word\/[^/]+\.xml|word\/_rels\/[^/]+\.rels|word\/charts\/[^/]+\.xml|word\/diagrams\/data[^/]*\.xml|(?:word\/)?[^/]+\.(?:x?html?|txt|docx))$/;
const DOCUMENT = 'word/document.xml';
const NOTES = ['word/footnotes.xml', 'word/endnotes.xml'];
/** A document in a document in a document is read no further. */
const MAX_DEPTH = 2;

/**
 * A Word document by its headings, tables row by row, with its text boxes, charts and diagrams, and what its headers and
 * footers say at the end. Images and external files are never read. Throws file codes.
 * The reader gets an archive made anew of what was unpacked under our limits: it would trust the sizes that the file states.
 */
export async function extractDocx(bytes: Uint8Array, depth = 0): Promise<DocumentText> {
  const parts = readArchive(bytes, (name) => TEXT_PARTS.test(name));
  try {
    const { changed, frame, hasHidden } = await prepare(parts, depth);
    const { value } = await mammoth.convertToHtml(
      { buffer: Buffer.from(zipSync({ ...parts, ...changed }, { level: 0 })) },
      { externalFileAccess: false, convertImage: mammoth.images.imgElement(async () => ({ src: '' })) },
    );
    const sections = htmlSections(value);
    if (frame.length > 0) sections.push({ headings: [], page: null, text: frame.join('\n') });
    return { sections, hasHidden };
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('file-corrupt', {}, { cause: error });
  }
}

/** The document's parts in a form in which the reader finds all text that is seen, and the lines of its headers and footers. */
async function prepare(parts: Parts, depth: number) {
  const styles = new Set(partXml(parts, 'word/styles.xml').children.flatMap((node) => [...vanishedStyles(node)]));
  const changed: Record<string, Uint8Array> = {};
  const frame: string[] = [];
  let hasHidden = false;
  for (const name of [DOCUMENT, ...NOTES].filter((part) => Object.hasOwn(parts, part))) {
    const xml = parseDocument(wholePart(parts, name), { xmlMode: true });
    for (const node of xml.children) {
      hasHidden = removeVanished(node, styles) || hasHidden;
      if (name === DOCUMENT) frame.push(...frameTexts(parts, name, node, styles));
      liftDrawings(parts, name, node);
      await insertAltChunks(parts, name, node, async (bytes) =>
        depth < MAX_DEPTH ? (await extractDocx(bytes, depth + 1)).sections : [],
      );
    }
    changed[name] = strToU8(DomUtils.getOuterHTML(xml, { xmlMode: true, encodeEntities: 'utf8' }));
  }
  return { changed, frame, hasHidden };
}
