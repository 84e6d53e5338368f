import { LIMITS } from '@parlance/domain/limits';
import PostalMime, { type Email } from 'postal-mime';

import { decodeFlowed } from './decodeFlowed.ts';
import { hideFlowed } from './hideFlowed.ts';

interface Parsed {
  email: Email;
  /** More than is read. */
  isPartial: boolean;
}

const NEWLINE = 0x0a;
const DASH = 0x2d;
const BLANK = 0x20;
/** Lines of base64 have 60 characters or more. */
const ENCODED_CHARACTERS = 40;

/** True for a line that is no part of an encoded file: those are long, and have no blanks. */
function isText(bytes: Uint8Array, start: number, end: number): boolean {
  return end - start < ENCODED_CHARACTERS || bytes.subarray(start, end).includes(BLANK);
}

/**
 * Size of the part of a mail that has no more than so many lines with two dashes in front, each of which may begin a part, and lines of text: for
 * each of these `postal-mime` takes a hundred times as long as for their bytes.
 */
function readableSize(bytes: Uint8Array): number {
  let parts = 0;
  let lines = 0;
  for (let start = 0; start < bytes.length;) {
    const newline = bytes.indexOf(NEWLINE, start);
    const end = newline === -1 ? bytes.length : newline;
    if (bytes[start] === DASH && bytes[start + 1] === DASH) parts += 1;
    if (isText(bytes, start, end)) lines += 1;
    if (parts > LIMITS.mailParts || lines > LIMITS.mailLines) return start;
    start = end + 1;
  }
  return bytes.length;
}

/** Headers of a mail, no more than are read of one, and an empty line. */
function headersAlone(bytes: Uint8Array): Uint8Array {
  const text = Buffer.from(bytes.subarray(0, LIMITS.mailHeaderBytes / 2)).toString('latin1');
  const end = text.search(/\r?\n\r?\n/);
  const headers = end === -1 ? text : text.slice(0, end);
  return Buffer.from(`${headers}\r\n\r\n`, 'latin1');
}

async function parse(bytes: Uint8Array): Promise<Email | null> {
  try {
    return await PostalMime.parse(bytes, {
      maxNestingDepth: LIMITS.mailDepth,
      maxHeadersSize: LIMITS.mailHeaderBytes,
      forceRfc822Attachments: true,
    });
  } catch {
    return null;
  }
}

/** Parts of a mail, as many as are read; of a mail beyond the other limits, its headers alone. */
export async function parseMail(bytes: Uint8Array): Promise<Parsed> {
  const size = readableSize(bytes);
  const { bytes: fixed, isFlowed, delSp } = hideFlowed(bytes.subarray(0, size));
  const email = await parse(fixed);
  if (email !== null) {
    const text = isFlowed ? decodeFlowed(email.text ?? '', delSp) : email.text;
    return { email: { ...email, text }, isPartial: size < bytes.length };
  }
  const alone = await parse(headersAlone(bytes));
  return { email: alone ?? { headers: [], headerLines: [], attachments: [] }, isPartial: true };
}
