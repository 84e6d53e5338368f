import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { createHasher, MAX_HASHED_BYTES } from './createHasher.ts';
import { PROOF } from './PROOF.ts';
import { solveProof } from './solveProof.ts';

const CHALLENGE = 'mh8x2k1q.abcdefghijklmnopqrstuv';

function leadingZeros(text: string): number {
  return Math.clz32(createHash('sha256').update(text).digest().readUInt32BE());
}

it('hashes as everybody does', () => {
  const hash = createHasher();
  for (const text of ['', 'abc', `${CHALLENGE}.7.${PROOF.maxNonce}`, 'x'.repeat(MAX_HASHED_BYTES), 'abc'])
    expect(hash(text)).toBe(createHash('sha256').update(text).digest().readUInt32BE());
});

it('solves each part, in slices between which the page goes on', async () => {
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  });
  const nonces = await solveProof(CHALLENGE, new AbortController().signal);
  clearInterval(timer);
  expect(nonces).toHaveLength(PROOF.parts);
  nonces.forEach((nonce, part) => {
    expect(leadingZeros(`${CHALLENGE}.${part}.${nonce}`)).toBeGreaterThanOrEqual(PROOF.bits);
  });
  expect(turns).toBeGreaterThan(1);
});

it('ends when nobody waits for it any more', async () => {
  const stopping = AbortSignal.abort();
  await expect(solveProof(CHALLENGE, stopping)).rejects.toThrow('abort');
});
