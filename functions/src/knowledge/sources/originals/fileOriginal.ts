import type { FileSource } from '@parlance/domain/documents/knowledge/source';
import { encodingOf } from '@parlance/domain/encoding/encodingOf';
import { AppError } from '@parlance/domain/errors';
import { sourceFile } from '../../../kernel/platform/sourceFile.ts';
import { pageEncoding } from '../../extraction/page/pageCharset.ts';
import type { Original, OriginalPlace } from './Original.ts';

/** The stored file of a source. Throws `not-found` for a page of it, and `file-missing`. */
export async function fileOriginal(
  orgId: string,
  { sourceId, pageId }: OriginalPlace,
  source: FileSource,
): Promise<Original> {
  if (pageId !== null) throw new AppError('not-found');
  const file = sourceFile(orgId, sourceId, source);
  const [exists] = await file.exists();
  if (!exists) throw new AppError('file-missing');
  const [bytes] = await file.download();
  return { fileType: source.fileType, base64: bytes.toString('base64'), charset: charsetOf(source, bytes), url: null };
}

function charsetOf({ fileType }: FileSource, bytes: Uint8Array): string | null {
  switch (fileType) {
    case 'html':
      return pageEncoding(bytes, 'text/html');
    case 'csv':
    case 'md':
    case 'txt':
      return encodingOf(bytes);
    default:
      return null;
  }
}
