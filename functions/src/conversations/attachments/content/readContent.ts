import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import { PNG_SIGNATURE } from '../../../kernel/pictures/pngChunks.ts';
import type { Content } from './Content.ts';
import { jpegContent } from './jpegContent.ts';
import { isPdf, pdfContent } from './pdfContent.ts';
import { pngContent } from './pngContent.ts';
import { webpContent } from './webpContent.ts';

const JPEG_START = Buffer.from([0xff, 0xd8, 0xff]);

/**
 * The picture or document that bytes are, whatever they are called, without what is not shown. Throws `attachment-too-large` { max }
 * (bytes), `attachment-type-invalid` for any other kind of file, and `attachment-damaged` for one that is cut, or a picture of more
 * pixels than a browser should have to unpack.
 */
export function readContent(file: Buffer): Content {
  if (file.length > LIMITS.attachmentBytes) {
    throw new AppError('attachment-too-large', { max: LIMITS.attachmentBytes });
  }
  const read = readerOf(file);
  if (read === undefined) throw new AppError('attachment-type-invalid');
  const content = read(file);
  if (content === undefined || (content.width ?? 0) * (content.height ?? 0) > LIMITS.attachmentPixels) {
    throw new AppError('attachment-damaged');
  }
  return content;
}

function readerOf(file: Buffer): ((file: Buffer) => Content | undefined) | undefined {
  if (file.subarray(0, JPEG_START.length).equals(JPEG_START)) return jpegContent;
  if (file.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)) return pngContent;
  const isWebp = file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP';
  if (isWebp) return webpContent;
  return isPdf(file) ? pdfContent : undefined;
}
