import { AppError } from '@parlance/domain/errors';
import { zipSync } from 'fflate';
import mammoth from 'mammoth';
import { htmlSections } from './htmlSections.ts';
import { readArchive } from './readArchive.ts';
import type { Section } from './section.ts';

/** The parts that hold text. Pictures, fonts, embedded files and macros are left where they are. */
const TEXT_PARTS = /^(?:\[Content_Types\]\.xml|_rels\/[^/]*\.rels|word\/[^/]+\.xml|word\/_rels\/[^/]+\.rels)$/;

/**
 * A Word document by its headings, tables row by row. Images and external files are never read. Throws file codes.
 * The reader gets an archive made anew of what was unpacked under our limits: it would trust the sizes that the file states.
 */
export async function extractDocx(bytes: Uint8Array): Promise<Section[]> {
  const parts = readArchive(bytes, (name) => TEXT_PARTS.test(name));
  try {
    const { value } = await mammoth.convertToHtml(
      { buffer: Buffer.from(zipSync(parts, { level: 0 })) },
      { externalFileAccess: false, convertImage: mammoth.images.imgElement(async () => ({ src: '' })) },
    );
    return htmlSections(value);
  } catch (error) {
    throw new AppError('file-corrupt', {}, { cause: error });
  }
}
