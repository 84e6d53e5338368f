const WORDS = 64;
const BLOCK_BYTES = 64;
/** A block has room for these, the byte that ends them, and their length. */
export const MAX_HASHED_BYTES = BLOCK_BYTES - 9;

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes (FIPS 180-4, section 4.2.2). */
const ROUND_CONSTANTS = firstPrimes(WORDS).map((prime) => fractionBits(Math.cbrt(prime)));
/** The same of the square roots of the first 8 (section 5.3.3). */
const INITIAL_HASH = firstPrimes(8).map((prime) => fractionBits(Math.sqrt(prime)));

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < count; candidate += 1)
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  return primes;
}

function fractionBits(value: number): number {
  return Math.floor((value % 1) * 2 ** 32) | 0;
}

function rotate(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

/**
 * The first 32 bits of the SHA-256 (FIPS 180-4) of short texts: the browser's own digest answers later each time, and not at
 * all in pages without https. Each call hashes one text of at most `MAX_HASHED_BYTES` ASCII characters.
 */
export function createHasher(): (text: string) => number {
  const schedule = new Int32Array(WORDS);
  const constants = Int32Array.from(ROUND_CONSTANTS);
  const block = new DataView(new ArrayBuffer(BLOCK_BYTES));
  const at = (index: number): number => schedule[index] ?? 0;

  return (text) => {
    for (let byte = 0; byte < BLOCK_BYTES; byte += 4) block.setInt32(byte, 0);
    for (let byte = 0; byte < text.length; byte += 1) block.setUint8(byte, text.charCodeAt(byte));
    block.setUint8(text.length, 0x80);
    block.setInt32(BLOCK_BYTES - 4, text.length * 8);
    for (let word = 0; word < 16; word += 1) schedule[word] = block.getInt32(word * 4);
    for (let word = 16; word < WORDS; word += 1) {
      const [early, late] = [at(word - 15), at(word - 2)];
      const s0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
      const s1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
      schedule[word] = at(word - 16) + s0 + at(word - 7) + s1;
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = INITIAL_HASH;
    const first = a;
    for (let word = 0; word < WORDS; word += 1) {
      const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
      const one = (h + s1 + ((e & f) ^ (~e & g)) + (constants[word] ?? 0) + at(word)) | 0;
      const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
      const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      h = g;
      g = f;
      f = e;
      e = (d + one) | 0;
      d = c;
      c = b;
      b = a;
      a = (one + two) | 0;
    }
    return (a + first) >>> 0;
  };
}
