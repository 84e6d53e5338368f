import { AppError } from '@parlance/domain/errors';
import { strToU8, zipSync } from 'fflate';
import { DomUtils } from 'htmlparser2';
import mammoth from 'mammoth';
import type { DocumentText } from '../extraction.ts';
import { createFuel, type Fuel } from '../fuel/createFuel.ts';
import { READING_LIMITS } from '../fuel/READING_LIMITS.ts';
import { openParts, type Parts, partXml, wholePart } from '../office/officeParts.ts';
import { parseXml } from '../office/parseXml.ts';
import { frameTexts } from './frameTexts.ts';
import { htmlSections } from './htmlSections.ts';
import { insertAltChunks } from './insertAltChunks.ts';
import { liftDrawings } from './liftDrawings.ts';
import { createNumberer } from './createNumberer.ts';
import { markRuns, marksOfStyles } from './markRuns.ts';
import { readNumbering } from './readNumbering.ts';
import { removeVanished, vanishedStyles } from './removeVanished.ts';

/** The parts that hold text. Pictures, fonts, embedded files and macros are left where they are. */
const TEXT_PARTS =
  /^(?:\[Content_Types\]\.xml|_rels\/[^/]*\.rels|word\/[^/]+\.xml|word\/_rels\/[^/]+\.rels|word\/charts\/[^/]+\.xml|word\/diagrams\/data[^/]*\.xml|(?:word\/)?[^/]+\.(?:x?html?|txt|docx))$/;
const DOCUMENT = 'word/document.xml';
const NOTES = ['word/footnotes.xml', 'word/endnotes.xml'];
/** Their lines are read here: the reader of Word files leaves them out. */
const FRAME = /^word\/(?:header|footer)\d*\.xml$/;
/** A document in a document in a document is read no further. */
const MAX_DEPTH = 2;

/**
 * A Word document by its headings, tables row by row, with its text boxes, charts and diagrams, and what its headers and
 * footers say at the end. Images and external files are never read. Throws file codes.
 * The reader gets an archive made anew of what was read under our limits: it would trust the sizes that the file states, and follow
 * elements as deep as they lie.
 */
export async function extractDocx(
  bytes: Uint8Array,
  fuel: Fuel = createFuel(READING_LIMITS.docx),
  depth = 0,
): Promise<DocumentText> {
  const parts = openParts(bytes, (name) => TEXT_PARTS.test(name), fuel);
  try {
    const { archive, frame, hasHidden } = await prepare(parts, depth);
    const { value } = await mammoth.convertToHtml(
      { buffer: Buffer.from(archive) },
      { externalFileAccess: false, convertImage: mammoth.images.imgElement(async () => ({ src: '' })) },
    );
    const sections = htmlSections(value, fuel);
    if (frame.length > 0) sections.push({ headings: [], page: null, text: frame.join('\n') });
    return { sections, hasHidden };
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('file-corrupt', {}, { cause: error });
  }
}

/** An archive of the document's parts in a form in which the reader finds all text that is seen, and the lines of its headers and footers. */
async function prepare(parts: Parts, depth: number) {
  const styleNodes = partXml(parts, 'word/styles.xml').children;
  const styles = vanishedStyles(styleNodes);
  const marks = marksOfStyles(styleNodes);
  const numberParagraphs = createNumberer(
    readNumbering(partXml(parts, 'word/numbering.xml').children, styleNodes),
    parts.fuel,
  );
  const files: Record<string, Uint8Array> = {};
  const frame: string[] = [];
  let hasHidden = false;
  for (const name of [DOCUMENT, ...NOTES].filter((part) => Object.hasOwn(parts.files, part))) {
    const xml = parseXml(wholePart(parts, name), parts.fuel);
    for (const node of xml.children) {
      hasHidden = removeVanished(node, styles) || hasHidden;
      if (name === DOCUMENT) frame.push(...frameTexts(parts, name, node, styles));
      liftDrawings(parts, name, node);
      numberParagraphs(node);
      markRuns(node, marks, parts.fuel);
      await insertAltChunks(parts, name, node, async (bytes) =>
        depth < MAX_DEPTH ? (await extractDocx(bytes, parts.fuel, depth + 1)).sections : [],
      );
    }
    files[name] = bytesOf(xml);
  }
  for (const name of Object.keys(parts.files))
    if (/\.(?:xml|rels)$/.test(name) && !FRAME.test(name)) files[name] ??= bytesOf(partXml(parts, name));
  return { archive: zipSync(files, { level: 0 }), frame, hasHidden };
}

function bytesOf(xml: ReturnType<typeof partXml>): Uint8Array {
  return strToU8(DomUtils.getOuterHTML(xml, { xmlMode: true, encodeEntities: 'utf8' }));
}
