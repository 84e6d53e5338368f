import type { LOGO_TYPES } from '@parlance/domain/contracts/chatbots';

export type LogoType = (typeof LOGO_TYPES)[number];

const SIGNATURES: readonly [LogoType, readonly number[]][] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38]],
];
/** Bytes of an SVG in which its root element must begin. */
const SVG_START = 2000;

/** The type of a picture by its bytes, whatever its server says; undefined for anything but the four that browsers draw. */
export function pictureType(bytes: Uint8Array): LogoType | undefined {
  const known = SIGNATURES.find(([, signature]) => signature.every((byte, index) => bytes[index] === byte));
  if (known !== undefined) return known[0];
  const start = new TextDecoder().decode(bytes.subarray(0, SVG_START)).trimStart();
  return /^<(?:\?xml|!--|!doctype svg|svg)/i.test(start) && /<svg[\s>]/i.test(start) ? 'image/svg+xml' : undefined;
}
