import { createHasher } from './createHasher.ts';
import { PROOF } from './PROOF.ts';

/** So long it works at once: below it no page looks as if it stood still. */
const SLICE_MS = 12;
/** So many numbers are tried between two looks at the clock. */
const TRIES = 256;

/**
 * The numbers that solve a challenge (see `PROOF`), found in slices between which the page goes on. Throws the signal's reason
 * when that is aborted.
 */
export async function solveProof(challenge: string, signal: AbortSignal): Promise<number[]> {
  const hash = createHasher();
  const nonces: number[] = [];
  let nonce = 0;
  while (nonces.length < PROOF.parts) {
    const end = performance.now() + SLICE_MS;
    while (nonces.length < PROOF.parts && performance.now() < end) {
      const prefix = `${challenge}.${nonces.length}.`;
      for (const last = nonce + TRIES; nonce < last; nonce += 1) {
        if (Math.clz32(hash(`${prefix}${nonce}`)) < PROOF.bits) continue;
        nonces.push(nonce);
        nonce = 0;
        break;
      }
    }
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
  }
  return nonces;
}
