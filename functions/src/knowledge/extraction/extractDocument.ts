import { type FileType, isPicture, type PictureType } from '@parlance/domain/fileTypes';
import { AppError } from '@parlance/domain/errors';
import type { Separator } from '@parlance/domain/spreadsheet/separators';
import { languageOfDocument } from '../../kernel/text/languageOfDocument.ts';
import { decodeText } from './decodeText.ts';
import { detectType } from './detectType.ts';
import type { DocumentJob, DocumentText, ExtractedDocument } from './extraction.ts';
import { createFuel, type Fuel } from './fuel/createFuel.ts';
import { READING_LIMITS } from './fuel/READING_LIMITS.ts';
import { markdownSections } from './markdown/markdownSections.ts';
import type { Section } from './section.ts';

/** Settings that people chose for a document, and whether scans can be read. */
type ReadingOptions = Pick<DocumentJob, 'mayBeScan' | 'separator'>;

/**
 * The readable text of a document in sections. The content decides what it is: a file whose bytes do not fit its claimed
 * type is refused. Throws `file-empty`, `file-type-invalid`, `file-encrypted`, `legacy-office`, `file-corrupt`,
 * `file-too-complex`, `text-garbled` or `file-no-text`; the last two not of a PDF or picture that may be a scan. Runs in the extraction thread: each reader is loaded when its type comes up.
 */
export async function extractDocument(
  bytes: Uint8Array,
  claimed: FileType,
  options: ReadingOptions = {},
  fuel: Fuel = createFuel(READING_LIMITS[claimed]),
): Promise<ExtractedDocument> {
  if (bytes.length === 0) throw new AppError('file-empty');
  const document = await read(bytes, detectType(bytes, claimed, fuel), options, fuel);
  const sections = document.sections.map((section) => ({ ...section, text: plain(section.text) }));
  fuel.reach('characters', charactersOf(sections));
  const hasText = sections.some((section) => /[\p{L}\p{N}]/u.test(section.text));
  if (!hasText && !(options.mayBeScan === true && document.unreadPages.length > 0)) throw new AppError('file-no-text');
  return { ...document, sections };
}

/** Text without hyphens that only show where a line ends, and halves of characters. */
function plain(text: string): string {
  return text.replaceAll('\u00AD', '').toWellFormed();
}

function charactersOf(sections: readonly Section[]): number {
  return sections.flatMap(({ headings, text }) => [...headings, text]).reduce((sum, { length }) => sum + length, 0);
}

async function read(
  bytes: Uint8Array,
  type: FileType,
  { mayBeScan = false, separator = null }: ReadingOptions,
  fuel: Fuel,
): Promise<ExtractedDocument> {
  if (type === 'pdf') return (await import('./pdf/extractPdf.ts')).extractPdf(bytes, mayBeScan, fuel);
  if (isPicture(type)) return { sections: [], unreadPages: [1], hasHidden: false, hasUncomputed: false };
  const text = type === 'csv' ? await tableOf(bytes, separator, fuel) : await textOf(bytes, type, fuel);
  return { hasUncomputed: false, ...text, unreadPages: [] };
}

async function textOf(
  bytes: Uint8Array,
  type: Exclude<FileType, 'pdf' | 'csv' | PictureType>,
  fuel: Fuel,
): Promise<DocumentText> {
  switch (type) {
    case 'docx':
      return (await import('./word/extractDocx.ts')).extractDocx(bytes, fuel);
    case 'pptx':
      return (await import('./slides/extractPptx.ts')).extractPptx(bytes, fuel);
    case 'xlsx':
      return (await import('./workbook/extractXlsx.ts')).extractXlsx(bytes, fuel);
    case 'html': {
      const { extractPage } = await import('./page/extractPage.ts');
      const { sections, contacts, hiddenPassages } = await extractPage(bytes, 'text/html', null, fuel);
      return { sections: [...sections, ...contacts], hasHidden: hiddenPassages > 0 };
    }
    case 'md':
      return { sections: markdownSections(decodeText(bytes), fuel), hasHidden: false };
    case 'txt': {
      const text = await plainText(decodeText(bytes), fuel);
      return { sections: [{ headings: [], page: null, text }], hasHidden: false };
    }
  }
}

async function tableOf(bytes: Uint8Array, separator: Separator | null, fuel: Fuel): Promise<DocumentText> {
  const { extractCsv } = await import('./extractCsv.ts');
  return { ...extractCsv(bytes, fuel, separator), hasHidden: false };
}

async function plainText(text: string, fuel: Fuel): Promise<string> {
  const [{ drawnTables }, { alignedTables }] = await Promise.all([
    import('./markdown/drawnTables.ts'),
    import('./tables/alignedTables.ts'),
  ]);
  const language = languageOfDocument(text);
  return alignedTables(drawnTables(text.split('\n'), language, fuel), language, fuel).join('\n');
}
