import { decodeWindows1252 } from '@parlance/domain/encoding/decodeWindows1252';

/** How far into a page its own word about its encoding may stand. */
const PRESCAN = 4096;

/** Encodings in which bytes below 128 may be part of something else, so that valid UTF-8 proves nothing. */
const SHIFTING = /^(?:iso-2022-|hz-|utf-7)/;

/**
 * A page's text from its bytes. A byte-order mark decides, then whether the bytes are UTF-8, whatever was declared; else the
 * encoding that the response or the page names; else Windows-1252, which every byte sequence is.
 */
export function decodePage(bytes: Uint8Array, contentType: string): string {
  return decode(bytes, contentType).replaceAll('\0', '');
}

function decode(bytes: Uint8Array, contentType: string): string {
  const declared = labelIn(contentType) ?? labelIn(new TextDecoder('latin1').decode(bytes.subarray(0, PRESCAN)));
  const wide = utf16Of(bytes);
  if (wide !== undefined) return new TextDecoder(wide).decode(bytes);
  if (declared === undefined || !SHIFTING.test(declared)) {
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch {
      // Another encoding, then: below.
    }
  }
  return decoderFor(declared)(bytes);
}

/** The label behind `charset=` in a Content-Type header, a meta element or an XML declaration. */
function labelIn(text: string): string | undefined {
  return /(?:charset|<\?xml[^>]{0,100}encoding)\s*=\s*["']?\s*([\w:.-]{1,40})/i.exec(text)?.[1]?.toLowerCase();
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

function decoderFor(label: string | undefined): (bytes: Uint8Array) => string {
  try {
    const decoder = new TextDecoder(label === undefined || /^utf-?8$/.test(label) ? 'windows-1252' : label);
    return decoder.encoding === 'windows-1252' ? decodeWindows1252 : (bytes) => decoder.decode(bytes);
  } catch {
    return decodeWindows1252;
  }
}
