import { AppError } from '@parlance/domain/errors';
import { fileTypeOf } from '@parlance/domain/fileTypes';

interface FileFacts {
  name: string;
  size: number;
}

/** Error that the browser already finds in a file; undefined when it may be sent. The backend checks again. */
export function checkFile({ name, size }: FileFacts, maxBytes: number): AppError | undefined {
  if (fileTypeOf(name) === undefined) return new AppError('file-type-invalid');
  if (size === 0) return new AppError('file-empty');
  if (size > maxBytes) return new AppError('file-too-large', { max: maxBytes });
  return undefined;
}
