const WORDS = 64;
const BLOCK_BYTES = 64;
const BLOCK_WORDS = BLOCK_BYTES / 4;
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
  const initial = Int32Array.from(INITIAL_HASH);
  const at = (words: Int32Array, index: number): number => words[index] ?? 0;
  const put = (code: number, byte: number): void => {
    schedule[byte >> 2] = at(schedule, byte >> 2) | (code << (24 - 8 * (byte & 3)));
  };

  return (text) => {
    schedule.fill(0, 0, BLOCK_WORDS);
    for (let byte = 0; byte < text.length; byte += 1) put(text.charCodeAt(byte), byte);
    put(0x80, text.length);
    schedule[BLOCK_WORDS - 1] = text.length * 8;
    for (let word = BLOCK_WORDS; word < WORDS; word += 1) {
      const early = at(schedule, word - 15);
      const late = at(schedule, word - 2);
      const s0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
      const s1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
      schedule[word] = at(schedule, word - 16) + s0 + at(schedule, word - 7) + s1;
    }
    // One by one: taken apart as a list they would cost as much as all of the rounds.
    let a = at(initial, 0);
    let b = at(initial, 1);
    let c = at(initial, 2);
    let d = at(initial, 3);
    let e = at(initial, 4);
    let f = at(initial, 5);
    let g = at(initial, 6);
    let h = at(initial, 7);
    const first = a;
    for (let word = 0; word < WORDS; word += 1) {
      const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
      const one = (h + s1 + ((e & f) ^ (~e & g)) + at(constants, word) + at(schedule, word)) | 0;
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
