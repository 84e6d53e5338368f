import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import { describe, expect, it } from 'vitest';
import { exifSegment, jpegSegment, makeJpeg } from '../../../../../tests/support/documents/pictures/makeJpeg.ts';
import { makePng, pngChunk } from '../../../../../tests/support/documents/pictures/makePng.ts';
import { readContent } from './readContent.ts';

const PLACE = 'GPS 52.5186 13.3763';
const words = (start: string) => Buffer.from(`${start}${PLACE}`, 'latin1');

/** A RIFF file of chunks. */
function makeWebp(chunks: readonly (readonly [string, Buffer])[]): Buffer {
  const body = Buffer.concat(
    chunks.map(([type, data]) => {
      const length = Buffer.alloc(4);
      length.writeUInt32LE(data.length);
      return Buffer.concat([Buffer.from(type, 'latin1'), length, data, Buffer.alloc(data.length % 2)]);
    }),
  );
  const header = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  header.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([header, body]);
}

const LOSSY = Buffer.from([0, 0, 0, 0x9d, 0x01, 0x2a, 30, 0, 20, 0, 1]);
/** Ten bytes: flags for Exif, XMP and an alpha channel, and 30 times 20 pixels less one. */
const EXTENDED = Buffer.from([0x1c, 0, 0, 0, 29, 0, 0, 19, 0, 0]);

function codeOf(file: Buffer): string {
  try {
    readContent(file);
    return 'taken';
  } catch (error) {
    return error instanceof AppError ? error.code : 'fault';
  }
}

describe('a JPEG', () => {
  const noted = [
    exifSegment(1, PLACE),
    jpegSegment(0xe1, words('http://ns.adobe.com/xap/1.0/\0')),
    jpegSegment(0xe2, words('MPF\0')),
    jpegSegment(0xed, words('Photoshop 3.0\0')),
    jpegSegment(0xfe, words('')),
  ];

  it('is stored without what the camera noted, and without what follows its end', () => {
    const { bytes, ...known } = readContent(makeJpeg({ extra: noted, rest: words('motion photo') }));
    expect(known).toEqual({ type: 'jpg', width: 4, height: 2 });
    expect(bytes.equals(makeJpeg())).toBe(true);
  });

  it('keeps which way up it is, its colours and its own size as it is shown', () => {
    const colours = jpegSegment(0xe2, Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'));
    const { bytes, ...known } = readContent(makeJpeg({ extra: [colours, exifSegment(6, PLACE)] }));
    expect(known).toEqual({ type: 'jpg', width: 2, height: 4 });
    expect(bytes.includes(PLACE)).toBe(false);
    expect(bytes.includes('ICC_PROFILE')).toBe(true);
    // Read again it says the same.
    expect(readContent(bytes)).toEqual({ bytes, ...known });
  });

  it.each([
    ['cut', makeJpeg().subarray(0, -5)],
    ['without a picture', Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
    [
      'with a segment longer than the file',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff]), Buffer.alloc(9)]),
    ],
    ['with a segment of no length', Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 0, 0, 0])],
    ['without height', makeJpeg({ height: 0 })],
    ['of too many pixels', makeJpeg({ width: 65_000, height: 65_000 })],
  ])('is refused when it is %s', (_, file) => expect(codeOf(file)).toBe('attachment-damaged'));
});

describe('a PNG', () => {
  it('is stored without texts, times, places and further frames', () => {
    const extra = [
      pngChunk('tEXt', words('Comment\0')),
      pngChunk('eXIf', words('')),
      pngChunk('acTL', Buffer.alloc(8)),
      pngChunk('zzZz', words('')),
    ];
    const { bytes, ...known } = readContent(Buffer.concat([makePng({ side: 3, extra }), words('<script>')]));
    expect(known).toEqual({ type: 'png', width: 3, height: 3 });
    expect(bytes.equals(makePng({ side: 3 }))).toBe(true);
  });

  it.each([
    ['cut', makePng().subarray(0, -9)],
    ['changed', Buffer.concat([makePng().subarray(0, 45), Buffer.from([1]), makePng().subarray(46)])],
    ['without pixels', Buffer.concat([makePng().subarray(0, 33), pngChunk('IEND', Buffer.alloc(0))])],
  ])('is refused when it is %s', (_, file) => expect(codeOf(file)).toBe('attachment-damaged'));
});

describe('a WebP', () => {
  it('is stored without Exif and XMP, and no longer says that it has them', () => {
    const file = makeWebp([
      ['VP8X', EXTENDED],
      ['VP8 ', LOSSY],
      ['EXIF', words('')],
      ['XMP ', words('')],
    ]);
    const { bytes, ...known } = readContent(file);
    expect(known).toEqual({ type: 'webp', width: 30, height: 20 });
    const plain = Buffer.from(EXTENDED);
    plain[0] = 0x10;
    expect(
      bytes.equals(
        makeWebp([
          ['VP8X', plain],
          ['VP8 ', LOSSY],
        ]),
      ),
    ).toBe(true);
  });

  it('says its size whichever way it is packed', () => {
    expect(readContent(makeWebp([['VP8 ', LOSSY]]))).toMatchObject({ width: 30, height: 20 });
    const lossless = Buffer.from([0x2f, 29, 0xc0, 4, 0, 0, 0, 0, 0, 0]);
    expect(readContent(makeWebp([['VP8L', lossless]]))).toMatchObject({ width: 30, height: 20 });
  });

  it.each([
    ['cut', makeWebp([['VP8 ', LOSSY]]).subarray(0, -3)],
    ['without a picture', makeWebp([['EXIF', LOSSY]])],
    ['with a chunk longer than the file', Buffer.from('RIFF\x0e\0\0\0WEBPVP8 \xff\xff\0\0ab', 'latin1')],
  ])('is refused when it is %s', (_, file) => expect(codeOf(file)).toBe('attachment-damaged'));
});

describe('a PDF', () => {
  const start = Buffer.from('%PDF-1.7\n', 'latin1');
  const end = Buffer.from('\nstartxref\n9\n%%EOF\n', 'latin1');

  it('keeps every part in its place, with blanks where photographs and programs note something', () => {
    const photo = makeJpeg({ extra: [exifSegment(1, PLACE)] });
    const packet = words('<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta>');
    const file = Buffer.concat([start, photo, packet, Buffer.from('<?xpacket end="w"?>'), words('shown: '), end]);
    const { bytes, ...known } = readContent(file);
    expect(known).toEqual({ type: 'pdf', width: null, height: null });
    expect(bytes).toHaveLength(file.length);
    expect(bytes.toString('latin1').split(PLACE)).toHaveLength(2);
    expect(bytes.includes(`shown: ${PLACE}`)).toBe(true);
  });

  it('is refused when it is cut', () =>
    expect(codeOf(Buffer.concat([start, Buffer.alloc(3000)]))).toBe('attachment-damaged'));
});

it.each([
  ['nothing', Buffer.alloc(0)],
  ['a program', Buffer.from('MZ\x90\0', 'latin1')],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a drawing with scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['an archive', Buffer.from('PK\x03\x04', 'latin1')],
  ['a GIF', Buffer.from('GIF89a')],
])('is no file that can be sent: %s', (_, file) => expect(codeOf(file)).toBe('attachment-type-invalid'));

it('may be as large as the limit says, and no larger', () => {
  const rest = (length: number) => Buffer.concat([makeJpeg(), Buffer.alloc(length - makeJpeg().length)]);
  expect(codeOf(rest(LIMITS.attachmentBytes))).toBe('taken');
  expect(codeOf(rest(LIMITS.attachmentBytes + 1))).toBe('attachment-too-large');
});
