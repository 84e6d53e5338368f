/** One segment of a JPEG file, with its marker and length. */
export function jpegSegment(marker: number, data: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(data.length + 2);
  return Buffer.concat([Buffer.from([0xff, marker]), length, data]);
}

/** An Exif segment with an orientation, and words where a camera notes the place. */
export function exifSegment(orientation: number, words = ''): Buffer {
  const directory = Buffer.from([1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0]);
  const tiff = Buffer.concat([Buffer.from('II*\0\b\0\0\0', 'latin1'), directory, Buffer.from(words)]);
  return jpegSegment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]));
}

interface JpegOptions {
  width?: number;
  height?: number;
  /** Segments between the beginning and the frame. */
  extra?: readonly Buffer[];
  /** Bytes behind the end. */
  rest?: Buffer;
}

/** The segments of a JPEG file, four pixels wide and two high, with compressed data that no decoder takes. */
export function makeJpeg({ width = 4, height = 2, extra = [], rest = Buffer.alloc(0) }: JpegOptions = {}): Buffer {
  const frame = Buffer.from([8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    jpegSegment(0xe0, Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1')),
    ...extra,
    jpegSegment(0xdb, Buffer.alloc(65, 1)),
    jpegSegment(0xc0, frame),
    jpegSegment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56]),
    jpegSegment(0xc4, Buffer.alloc(20, 1)),
    jpegSegment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([0x78, 0xff, 0xd9]),
    rest,
  ]);
}
