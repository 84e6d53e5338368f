import type { Content } from './Content.ts';

/** Bytes from the beginning and from the end of a file in which readers look for its header and its trailer (ISO 32000-1, annex H.3). */
const HEADER_ZONE = 1024;
const TRAILER_ZONE = 2048;
const EXIF = Buffer.from('Exif\0\0', 'latin1');
const PACKET = Buffer.from('<?xpacket begin', 'latin1');
const PACKET_END = Buffer.from('<?xpacket end', 'latin1');

/**
 * A PDF in which what photographs and programs note uncompressed is blanked, in place, since other parts are found by their distance
 * from the beginning: Exif of its photographs, with the place where they were taken, and XMP. Its title and author stay. Undefined for
 * a file without a trailer, which is cut.
 */
export function pdfContent(file: Buffer): Content | undefined {
  if (!file.subarray(-TRAILER_ZONE).includes('startxref')) return undefined;
  const bytes = Buffer.from(file);
  for (let at = bytes.indexOf(EXIF); at !== -1; at = bytes.indexOf(EXIF, at + EXIF.length)) {
    const isSegment = at >= 4 && bytes.readUInt16BE(at - 4) === 0xffe1;
    if (isSegment) bytes.fill(0, at + EXIF.length, at - 2 + bytes.readUInt16BE(at - 2));
  }
  for (let at = bytes.indexOf(PACKET); at !== -1; at = bytes.indexOf(PACKET, at + 1)) {
    const end = bytes.indexOf(PACKET_END, at);
    if (end !== -1) bytes.fill(' ', bytes.indexOf('>', at) + 1, end);
  }
  return { type: 'pdf', bytes, width: null, height: null };
}

/** Reports whether a file says that it is a PDF. */
export function isPdf(file: Buffer): boolean {
  return file.subarray(0, HEADER_ZONE).includes('%PDF-');
}
