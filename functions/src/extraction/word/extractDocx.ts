import { AppError } from '@parlance/domain/errors';
import { zipSync } from 'fflate';
import mammoth from 'mammoth';
import type { DocumentText } from '../extraction.ts';
import { htmlSections } from './htmlSections.ts';
import { readArchive } from '../office/readArchive.ts';

/** The parts that hold text. Pictures, fonts, embedded files and macros are left where they are. */
const TEXT_PARTS = /^(?:\[Content_Types\]\.xml|_rels\/[^/]*\.rels|word\/[^/]+\.xml|word\/_rels\/[^/]+\.rels)$/;

/**
 * A Word document by its headings, tables row by row. Images and external files are never read. Throws file codes.
 * The reader gets an archive made anew of what was unpacked under our limits: it would trust the sizes that the file states.
 */
export async function extractDocx(bytes: Uint8Array): Promise<DocumentText> {
  const parts = readArchive(bytes, (name) => TEXT_PARTS.test(name));
  try {
    const { value } = await mammoth.convertToHtml(
      { buffer: Buffer.from(zipSync(parts, { level: 0 })) },
      { externalFileAccess: false, convertImage: mammoth.images.imgElement(async () => ({ src: '' })) },
    );
    return { sections: htmlSections(value), hasHidden: false };
  } catch (error) {
    throw new AppError('file-corrupt', {}, { cause: error });
  }
}
