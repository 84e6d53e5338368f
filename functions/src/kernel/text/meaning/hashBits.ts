/** FNV-1a (draft-eastlake-fnv) with MurmurHash3's finaliser, 32 bits. */
export function hashBits(text: string, seed: number): number {
  let value = seed;
  for (let position = 0; position < text.length; position += 1) {
    value = Math.imul(value ^ text.charCodeAt(position), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
