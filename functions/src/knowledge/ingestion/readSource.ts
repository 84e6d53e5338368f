import { AppError } from '@parlance/domain/errors';
import { isPicture } from '@parlance/domain/fileTypes';
import type { FileSource, Source, SourceNote } from '@parlance/domain/documents/knowledge/source';
import type { SourceOf, WholeSource } from '@parlance/domain/documents/knowledge/SOURCE_TRAITS';
import { PLAN_LIMITS } from '@parlance/domain/plans';
import type { AiProvider } from '../../ai/AiProvider.ts';
import { sourceFile } from '../../kernel/platform/sourceFile.ts';
import { makePassage, type Passage } from '../chunks/makePassage.ts';
import type { ExtractedDocument } from '../extraction/extraction.ts';
import { markdownSections } from '../extraction/markdown/markdownSections.ts';
import { runExtraction } from '../extraction/runExtraction.ts';
import type { Section } from '../extraction/section.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { splitText } from '../chunks/splitText.ts';
import { readScan } from './scan/readScan.ts';
import { scanFile } from './scan/scanFile.ts';

export interface SourceReading
  extends Pick<Source, 'notes' | 'pagesWithoutText'>, Partial<Pick<FileSource, 'separatorFound'>> {
  passages: Passage[];
}

/** A source to read, and who reads its pictures. */
interface Reading<S> {
  orgId: string;
  sourceId: string;
  source: S;
  provider: AiProvider;
  now: Date;
}

const READERS: {
  readonly [T in WholeSource['type']]: (reading: Reading<SourceOf<T>>) => SourceReading | Promise<SourceReading>;
} = {
  file: readFile,
  qa: ({ source: { question, answer } }) => ({
    passages: [makePassage({ heading: question, text: answer, question }, 0)],
    notes: [],
    pagesWithoutText: 0,
  }),
};

/**
 * The passages of a source. Pictures, and pages of a PDF that are pictures, are read by the
 * provider where it can and the plan allows; those that were read before are taken whatever it allows now. Throws `file-missing`, what the reader throws, `scan-not-in-plan` or
 * `scan-limit-reached` for a PDF without text or a picture, and what `readScan` throws.
 */
export async function readSource<T extends WholeSource['type']>(reading: Reading<SourceOf<T>>): Promise<SourceReading> {
  return READERS[reading.source.type](reading);
}

async function readFile({ orgId, sourceId, source, provider, now }: Reading<FileSource>): Promise<SourceReading> {
  const file = sourceFile(orgId, sourceId, source);
  const [exists] = await file.exists();
  if (!exists) throw new AppError('file-missing');
  const [bytes] = await file.download();
  const { fileType } = source;
  const readPage = fileType === 'pdf' || isPicture(fileType) ? provider.readPage : null;
  if (readPage === null) return readingOf(await extract(bytes, source));
  const [isBegun] = await scanFile(orgId, sourceId).exists();
  if (!isBegun && !(await readsScans(orgId))) {
    const refuse = (error: unknown): never => {
      throw isWithoutText(error) ? new AppError('scan-not-in-plan', {}, { cause: error }) : error;
    };
    return readingOf(await extract(bytes, source).catch(refuse));
  }
  const document = await extract(bytes, source, true);
  const pages = document.unreadPages;
  if (pages.length === 0) return readingOf(document);
  const { texts, overQuota } = await readScan({
    orgId,
    sourceId,
    bytes,
    fileType,
    pages,
    readPage,
    spend: provider.spend,
    now,
  });
  const sections = isPicture(fileType)
    ? [...texts.values()].flatMap((text) => markdownSections(text))
    : withScanned(document.sections, texts);
  if (!sections.some(({ text }) => /[\p{L}\p{N}]/u.test(text)))
    throw new AppError(overQuota > 0 ? 'scan-limit-reached' : 'file-no-text');
  const unreadPages = pages.filter((page) => !texts.has(page)).slice(overQuota);
  return readingOf({ ...document, sections, unreadPages }, overQuota);
}

/** The thread takes away what it is given, and the file may be needed once more: `slice` of Node's buffers would not copy it. */
async function extract(
  bytes: Uint8Array,
  { fileType, separatorChosen }: FileSource,
  mayBeScan = false,
): Promise<ExtractedDocument> {
  const copy = new Uint8Array(bytes);
  return runExtraction({ kind: 'document', bytes: copy, fileType, mayBeScan, separator: separatorChosen });
}

async function readsScans(orgId: string): Promise<boolean> {
  const org = (await refs.org(orgId).get()).data();
  return org !== undefined && PLAN_LIMITS[org.plan].scannedPagesPerMonth > 0;
}

function isWithoutText(error: unknown): boolean {
  return error instanceof AppError && (error.code === 'file-no-text' || error.code === 'text-garbled');
}

/** The text of a document with that of its scanned pages, in the order of the pages. */
function withScanned(sections: readonly Section[], texts: ReadonlyMap<number, string>): Section[] {
  const scanned = [...texts].flatMap(([page, text]) =>
    markdownSections(text).map((section): Section => ({ ...section, page })),
  );
  return [...sections, ...scanned].toSorted((a, b) => (a.page ?? 0) - (b.page ?? 0));
}

function readingOf(
  { sections, unreadPages, hasHidden, hasUncomputed, separator }: ExtractedDocument,
  overQuota = 0,
): SourceReading {
  const notes: SourceNote[] = [];
  if (unreadPages.length > 0) notes.push('pages-without-text');
  if (overQuota > 0) notes.push('pages-over-quota');
  if (hasHidden) notes.push('hidden-left-out');
  if (hasUncomputed) notes.push('formulas-without-value');
  const passages = splitText(sections);
  return { passages, notes, pagesWithoutText: unreadPages.length, separatorFound: separator ?? null };
}
