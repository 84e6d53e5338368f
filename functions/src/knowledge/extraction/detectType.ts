import { utf16Of } from '@parlance/domain/encoding/utf16Of';
import { AppError } from '@parlance/domain/errors';
import type { FileType } from '@parlance/domain/fileTypes';
import type { Fuel } from './fuel/createFuel.ts';
import { officeType } from './office/officeType.ts';

/** Name of the part that an Office file with a password has, in the OLE container that it then is. */
const PROTECTED = Buffer.from('EncryptedPackage', 'utf16le');
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];
/** A PDF may begin so late: mail programs and servers leave lines before it. */
const PDF_START = 1024;
const SAMPLE = 8192;
/** Control characters that text files hold now and then: tab, line ends, form feed, escape, the old end of file. */
const TEXT_CONTROLS = new Set([0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1a, 0x1b]);
/** A stray NUL or control character makes no program of a text; one in twenty does, from the third on. */
const MAX_CONTROLS = 0.05;
const FEW_CONTROLS = 2;

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

/** True if the bytes are no text in any encoding that we read: too many control characters outside UTF-16. */
function isBinary(bytes: Uint8Array): boolean {
  if (utf16Of(bytes) !== undefined) return false;
  const sample = bytes.subarray(0, SAMPLE);
  const controls = sample.reduce((sum, byte) => sum + (byte < 0x20 && !TEXT_CONTROLS.has(byte) ? 1 : 0), 0);
  return controls > Math.max(FEW_CONTROLS, sample.length * MAX_CONTROLS);
}

/**
 * Detects the type of a file by its content. Throws `file-type-invalid` if it is not what its name claims, for OLE containers
 * instead of the ZIP archives that Office files are `file-encrypted` if they have a password and `legacy-office` if they are of
 * an old format, and what reading an archive throws.
 */
export function detectType(bytes: Uint8Array, claimed: FileType, fuel: Fuel): FileType {
  if (typeOf(bytes, claimed, fuel) !== claimed) throw new AppError('file-type-invalid');
  return claimed;
}

function typeOf(bytes: Uint8Array, claimed: FileType, fuel: Fuel): FileType | undefined {
  if (startsWith(bytes, PDF)) return 'pdf';
  switch (claimed) {
    case 'pdf':
      return hasLateStart(bytes) ? 'pdf' : undefined;
    case 'docx':
    case 'pptx':
    case 'xlsx':
      if (startsWith(bytes, OLE))
        throw new AppError(Buffer.from(bytes).includes(PROTECTED) ? 'file-encrypted' : 'legacy-office');
      return startsWith(bytes, ZIP) ? officeType(bytes, fuel) : undefined;
    case 'png':
      return startsWith(bytes, PNG) ? 'png' : undefined;
    case 'jpg':
      return startsWith(bytes, JPEG) ? 'jpg' : undefined;
    case 'csv':
    case 'html':
    case 'md':
    case 'txt':
      return startsWith(bytes, ZIP) || startsWith(bytes, OLE) || isBinary(bytes) ? undefined : claimed;
  }
}

/** True if a PDF begins after something else, unless that is a page that mentions one. */
function hasLateStart(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, PDF_START));
  return start.includes('%PDF-') && !start.toString('latin1').trimStart().startsWith('<');
}
