import { AppError } from '@parlance/domain/errors';
import { fileTypeOf } from '@parlance/domain/fileTypes';

interface FileFacts {
  name: string;
  size: number;
}

/** What the browser already finds wrong with a file; undefined when it may be sent. The backend checks again. */
export function checkFile({ name, size }: FileFacts, maxBytes: number): AppError | undefined {
  if (fileTypeOf(name) === undefined) return new AppError('file-type-invalid');
  if (size === 0) return new AppError('file-empty');
  if (size > maxBytes) return new AppError('file-too-large', { max: maxBytes });
  return undefined;
}
