import { createHasher } from './createHasher.ts';
import { PROOF } from './PROOF.ts';

/** Milliseconds of uninterrupted work: below it no page seems to freeze. */
const SLICE_MS = 12;
/** Numbers tried between two checks of the clock. */
const TRIES = 256;

/**
 * The numbers that solve a challenge (see `PROOF`), found in slices between which the page goes on. Throws the signal's reason
 * when that is aborted.
 */
export async function solveProof(challenge: string, signal: AbortSignal): Promise<number[]> {
  const hash = createHasher();
  const nonces: number[] = [];
  let from = 0;
  let end = performance.now() + SLICE_MS;
  while (nonces.length < PROOF.parts) {
    const found = findNonce(hash, `${challenge}.${nonces.length}.`, from);
    if (found !== undefined) nonces.push(found);
    from = found === undefined ? from + TRIES : 0;
    if (performance.now() < end) continue;
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
    end = performance.now() + SLICE_MS;
  }
  return nonces;
}

function findNonce(hash: (text: string) => number, prefix: string, from: number): number | undefined {
  for (let nonce = from; nonce < from + TRIES; nonce += 1)
    if (Math.clz32(hash(`${prefix}${nonce}`)) >= PROOF.bits) return nonce;
  return undefined;
}
