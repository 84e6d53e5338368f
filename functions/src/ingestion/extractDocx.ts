import { AppError } from '@parlance/domain/errors';
import { unzipSync } from 'fflate';
import mammoth from 'mammoth';
import { htmlSections } from './htmlSections.ts';
import type { Section } from './section.ts';

/** Unpacked size that a document may have: the 1 MB limit counts packed bytes, a bomb unpacks to gigabytes. */
const MAX_UNPACKED = 50 * 1024 * 1024;
const MAX_ENTRIES = 2000;

/** Adds up what the archive says it unpacks to, without unpacking anything. */
function checkArchive(bytes: Uint8Array): void {
  let unpacked = 0;
  let entries = 0;
  let isDocx = false;
  try {
    unzipSync(bytes, {
      filter: (file) => {
        entries += 1;
        unpacked += file.originalSize;
        isDocx ||= file.name === 'word/document.xml';
        return false;
      },
    });
  } catch (error) {
    throw new AppError('file-corrupt', {}, { cause: error });
  }
  if (entries > MAX_ENTRIES || unpacked > MAX_UNPACKED) throw new AppError('file-too-complex');
  if (!isDocx) throw new AppError('file-type-invalid');
}

/** A Word document by its headings, tables row by row. Images and external files are never read. Throws file codes. */
export async function extractDocx(bytes: Uint8Array): Promise<Section[]> {
  checkArchive(bytes);
  try {
    const { value } = await mammoth.convertToHtml(
      { buffer: Buffer.from(bytes) },
      { externalFileAccess: false, convertImage: mammoth.images.imgElement(async () => ({ src: '' })) },
    );
    return htmlSections(value);
  } catch (error) {
    throw new AppError('file-corrupt', {}, { cause: error });
  }
}
