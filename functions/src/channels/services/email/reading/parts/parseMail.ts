import { LIMITS } from '@parlance/domain/limits';
import PostalMime, { type Email } from 'postal-mime';

interface Parsed {
  email: Email;
  /** More than is read. */
  isPartial: boolean;
}

const NEWLINE = 0x0a;
const DASH = 0x2d;

/** Size of the part of a mail that has no more than so many lines with two dashes in front: each of them may begin a part. */
function sizeWithParts(bytes: Uint8Array): number {
  let parts = 0;
  for (let at = -1; ;) {
    const start = at + 1;
    if (bytes[start] === DASH && bytes[start + 1] === DASH) parts += 1;
    if (parts > LIMITS.mailParts) return start;
    at = bytes.indexOf(NEWLINE, start);
    if (at === -1) return bytes.length;
  }
}

/** Headers of a mail, no more than are read of one, and an empty line. */
function headersAlone(bytes: Uint8Array): Uint8Array {
  const text = Buffer.from(bytes.subarray(0, LIMITS.mailHeaderBytes / 2)).toString('latin1');
  const end = text.search(/\r?\n\r?\n/);
  const headers = end === -1 ? text : text.slice(0, end);
  // Without its type the mail is one part, and has no others in it.
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
  const size = sizeWithParts(bytes);
  const email = await parse(bytes.subarray(0, size));
  if (email !== null) return { email, isPartial: size < bytes.length };
  const alone = await parse(headersAlone(bytes));
  return { email: alone ?? { headers: [], headerLines: [], attachments: [] }, isPartial: true };
}
