const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
/** Where the unpacked size stands behind each signature. */
const SIZE_AT = { [CENTRAL]: 24, [LOCAL]: 22 } as const;

/** The same ZIP archive, whose every entry now says that it unpacks to `size` bytes. */
export function claimSize(archive: Uint8Array, size: number): Uint8Array {
  const lying = Buffer.from(archive);
  for (let at = 0; at + 4 <= lying.length; at += 1) {
    const signature = lying.readUInt32LE(at);
    if (signature === CENTRAL || signature === LOCAL) lying.writeUInt32LE(size, at + SIZE_AT[signature]);
  }
  return lying;
}
