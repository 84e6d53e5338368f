import type { FileType } from '@parlance/domain/fileTypes';
import { AppError } from '@parlance/domain/errors';

const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

/** True if the bytes cannot be text in any encoding that we read: a NUL outside UTF-16. */
function isBinary(bytes: Uint8Array): boolean {
  const utf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  return !utf16 && bytes.subarray(0, 8192).includes(0);
}

/**
 * What a file is by its first bytes. Throws `file-type-invalid` when that is not what its name claims, and
 * `file-encrypted` for Office files with a password, which are OLE containers instead of ZIP archives.
 */
export function detectType(bytes: Uint8Array, claimed: FileType): FileType {
  const isPdf = startsWith(bytes, PDF);
  const isZip = startsWith(bytes, ZIP);
  switch (claimed) {
    case 'pdf':
      if (!isPdf) throw new AppError('file-type-invalid');
      return claimed;
    case 'docx':
      if (startsWith(bytes, OLE)) throw new AppError('file-encrypted');
      if (!isZip) throw new AppError('file-type-invalid');
      return claimed;
    case 'md':
    case 'txt':
      if (isPdf || isZip || isBinary(bytes)) throw new AppError('file-type-invalid');
      return claimed;
  }
}
