import type { Content } from './Content.ts';

/** Markers of ITU-T T.81, table B.1. */
const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP0 = 0xe0;
const EXIF_MARKER = 0xe1;
const ICC_MARKER = 0xe2;
const ADOBE_MARKER = 0xee;
const APP15 = 0xef;
const COMMENT = 0xfe;
/** Markers from SOF0 to SOF15 that begin no frame: Huffman tables, a reserved one, arithmetic conditioning. */
const NO_FRAMES: readonly number[] = [0xc4, 0xc8, 0xcc];
const EXIF = Buffer.from('Exif\0\0', 'latin1');
const ICC = Buffer.from('ICC_PROFILE\0', 'latin1');
const ORIENTATION_TAG = 0x0112;
/** Orientations in which rows and columns are exchanged (Exif 2.32, 4.6.4). */
const TURNED: readonly number[] = [5, 6, 7, 8];

interface Frame {
  width: number;
  height: number;
}

/**
 * A JPEG with what is needed to show it: tables, frames, scans, the colour profile and which way up it is. Places, dates, names,
 * previews, comments and whatever follows its end are left out. Undefined for a file that is cut or damaged.
 */
export function jpegContent(file: Buffer): Content | undefined {
  if (file[1] !== SOI) return undefined;
  const kept: Buffer[] = [];
  let frame: Frame | undefined;
  let orientation = 1;
  for (let start = 2; ;) {
    const marker = markerAt(file, start);
    if (marker === undefined) return undefined;
    if (marker === EOI) break;
    const end = start + 2 + (start + 4 <= file.length ? file.readUInt16BE(start + 2) : 0);
    const data = file.subarray(start + 4, end);
    if (end > file.length || end < start + 4) return undefined;
    if (isFrame(marker)) frame ??= frameOf(data);
    if (marker === EXIF_MARKER && begins(data, EXIF)) orientation = orientationOf(data.subarray(EXIF.length));
    const next = marker === SOS ? endOfScan(file, end) : end;
    if (isShown(marker, data)) kept.push(file.subarray(start, next));
    start = next;
  }
  if (frame === undefined || !kept.some((segment) => segment[1] === SOS)) return undefined;
  const turn = orientation === 1 ? [] : [orientationSegment(orientation)];
  const bytes = Buffer.concat([Buffer.from([0xff, SOI]), ...turn, ...kept, Buffer.from([0xff, EOI])]);
  const { width, height } = frame;
  const size = TURNED.includes(orientation) ? { width: height, height: width } : { width, height };
  return { type: 'jpg', bytes, ...size };
}

function markerAt(file: Buffer, start: number): number | undefined {
  const marker = file[start + 1];
  return file[start] === 0xff && marker !== undefined && marker >= 0xc0 && marker !== 0xff ? marker : undefined;
}

function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && !NO_FRAMES.includes(marker);
}

/** Undefined for one without a width, or with a height that only its scan says, which no browser shows. */
function frameOf(data: Buffer): Frame | undefined {
  if (data.length < 6) return undefined;
  const frame = { height: data.readUInt16BE(1), width: data.readUInt16BE(3) };
  return frame.width === 0 || frame.height === 0 ? undefined : frame;
}

function begins(data: Buffer, start: Buffer): boolean {
  return data.subarray(0, start.length).equals(start);
}

function isShown(marker: number, data: Buffer): boolean {
  if (marker === APP0 || marker === ADOBE_MARKER) return true;
  if (marker === ICC_MARKER) return begins(data, ICC);
  return marker !== COMMENT && (marker < APP0 || marker > APP15);
}

/** Place of the first marker behind a scan's compressed data, in which 0xff stands before zero and before restart markers alone. */
function endOfScan(file: Buffer, start: number): number {
  for (let at = file.indexOf(0xff, start); at !== -1; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1] ?? 0;
    const isData = next === 0 || (next >= 0xd0 && next <= 0xd7) || next === 0xff;
    if (!isData) return at;
  }
  return file.length;
}

/** The orientation that the first directory of a TIFF block says, 1 to 8; 1 where it says none. */
function orientationOf(tiff: Buffer): number {
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number): number =>
    at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at);
  const directory = tiff.length < 8 ? 0 : isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  const entries = short(directory);
  for (let entry = 0; entry < entries; entry += 1) {
    const at = directory + 2 + 12 * entry;
    if (at + 12 > tiff.length) break;
    if (short(at) !== ORIENTATION_TAG) continue;
    const orientation = short(at + 8);
    return orientation >= 1 && orientation <= 8 ? orientation : 1;
  }
  return 1;
}

/** An Exif segment that says which way up the picture is, and nothing else. */
function orientationSegment(orientation: number): Buffer {
  const directory = [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
  const tiff = Buffer.from([0x4d, 0x4d, 0, 42, 0, 0, 0, 8, ...directory]);
  const length = 2 + EXIF.length + tiff.length;
  return Buffer.concat([Buffer.from([0xff, EXIF_MARKER, 0, length]), EXIF, tiff]);
}
