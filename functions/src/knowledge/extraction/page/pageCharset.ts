import { decodeWindows1252 } from '@parlance/domain/encoding/decodeWindows1252';

/** Bytes of a page in which it may declare its encoding: behind long scripts, styles and pictures as well. */
const PRESCAN = 1_000_000;

/** Encodings in which bytes below 128 may be part of something else, so that valid UTF-8 proves nothing. */
const SHIFTING = /^(?:iso-2022-|hz-|utf-7)/;
/** Encoding that servers declare for every page, whatever it is. */
const USUAL = 'windows-1252';
/** UTF-8 with fewer broken characters among those beyond ASCII is UTF-8 with a few broken ones. */
const MAX_BROKEN = 0.1;

/** A page's text from its bytes (`pageEncoding`). */
export function decodePage(bytes: Uint8Array, contentType: string): string {
  const encoding = pageEncoding(bytes, contentType);
  const text = encoding === USUAL ? decodeWindows1252(bytes) : new TextDecoder(encoding).decode(bytes);
  return text.replaceAll('\0', '');
}

/**
 * The encoding of a page, by a label of `TextDecoder`. A byte-order mark decides, then whether the bytes are UTF-8, whatever was declared;
 * else the encoding that the response or the page names; else Windows-1252, which every byte sequence is.
 */
export function pageEncoding(bytes: Uint8Array, contentType: string): string {
  const wide = utf16Of(bytes);
  if (wide !== undefined) return wide;
  const declared = declaredIn(bytes, contentType);
  const mayBeUtf8 = declared === undefined || !SHIFTING.test(declared);
  if (mayBeUtf8 && isUtf8(new TextDecoder('utf-8').decode(bytes))) return 'utf-8';
  return declared === undefined || /^utf-?8$/.test(declared) ? USUAL : readable(declared);
}

/** True if text that was read as UTF-8 was that, but for the odd broken character, such as one that was cut at the end. */
function isUtf8(text: string): boolean {
  const broken = text.match(/\uFFFD/g)?.length ?? 0;
  if (broken === 0) return true;
  const beyond = text.match(/[^\p{ASCII}]/gu)?.length ?? 0;
  return broken <= beyond * MAX_BROKEN;
}

/** The encoding that the response names, or the page where that says nothing or what servers say of every page. */
function declaredIn(bytes: Uint8Array, contentType: string): string | undefined {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, PRESCAN));
  const header = encodingOf(/charset\s*=[\s"']*([\w:.-]{1,40})/i.exec(contentType)?.[1]);
  const page = encodingOf(ownLabel(start.replace(/<!--[\s\S]*?(?:-->|$)/g, '')));
  const isPage = page !== undefined && !page.startsWith('utf-') && (header === undefined || header === USUAL);
  // A page whose own word could be read is not in UTF-16, whatever that says.
  return isPage ? page : header;
}

/** The label in a meta element or an XML declaration. */
function ownLabel(start: string): string | undefined {
  const label =
    /<meta\b[^>]{0,500}?charset\s*=[\s"']*([\w:.-]{1,40})/i.exec(start) ??
    /<\?xml[^>]{0,100}encoding\s*=[\s"']*([\w:.-]{1,40})/i.exec(start);
  return label?.[1];
}

/** The encoding behind a label; undefined for one that nobody knows. */
function encodingOf(label: string | undefined): string | undefined {
  if (label === undefined) return undefined;
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return SHIFTING.test(label.toLowerCase()) ? label.toLowerCase() : undefined;
  }
}

/** UTF-16 by its mark, or by the zero bytes that its markup is full of. */
function utf16Of(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 64);
  const zeros = (parity: number) => start.filter((byte, index) => byte === 0 && index % 2 === parity).length;
  if (start.length < 8) return undefined;
  if (zeros(1) > start.length / 4 && zeros(0) === 0) return 'utf-16le';
  if (zeros(0) > start.length / 4 && zeros(1) === 0) return 'utf-16be';
  return undefined;
}

/** An encoding as long as this machine has a decoder for it. */
function readable(label: string): string {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return USUAL;
  }
}
