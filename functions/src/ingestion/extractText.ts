import type { FileType } from '@parlance/domain/fileTypes';
import { AppError } from '@parlance/domain/errors';
import { detectType } from './detectType.ts';
import { extractDocx } from './extractDocx.ts';
import { extractPdf } from './extractPdf.ts';
import { decodeText } from './decodeText.ts';
import { markdownSections } from './markdownSections.ts';
import type { Section } from './section.ts';

/**
 * The readable text of a document in sections. The content decides what it is: a file whose bytes do not fit its claimed
 * type is refused. Throws `file-type-invalid`, `file-encrypted`, `file-corrupt`, `file-too-complex` or `file-no-text`.
 */
export async function extractText(bytes: Uint8Array, claimed: FileType): Promise<Section[]> {
  if (bytes.length === 0) throw new AppError('file-empty');
  const type = detectType(bytes, claimed);
  const sections = await read(bytes, type);
  if (!sections.some((section) => /[\p{L}\p{N}]/u.test(section.text))) throw new AppError('file-no-text');
  return sections;
}

async function read(bytes: Uint8Array, type: FileType): Promise<Section[]> {
  switch (type) {
    case 'pdf':
      return extractPdf(bytes);
    case 'docx':
      return extractDocx(bytes);
    case 'md':
      return markdownSections(decodeText(bytes));
    case 'txt':
      return [{ headings: [], page: null, text: decodeText(bytes) }];
  }
}
