const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
/** Offsets of the unpacked size, and of the name's length and the name, from each signature. */
const PLACES = {
  [CENTRAL]: { size: 24, nameLength: 28, name: 46 },
  [LOCAL]: { size: 22, nameLength: 26, name: 30 },
} as const;

/** The same ZIP archive, whose every entry now says that it unpacks to `size` bytes, or the one that `only` names. */
export function claimSize(archive: Uint8Array, size: number, only?: string): Uint8Array {
  const lying = Buffer.from(archive);
  for (let at = 0; at + 4 <= lying.length; at += 1) {
    const signature = lying.readUInt32LE(at);
    if (signature !== CENTRAL && signature !== LOCAL) continue;
    const places = PLACES[signature];
    const start = at + places.name;
    const name = lying.toString('utf8', start, start + lying.readUInt16LE(at + places.nameLength));
    if (only === undefined || name === only) lying.writeUInt32LE(size, at + places.size);
  }
  return lying;
}
