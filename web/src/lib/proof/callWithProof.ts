import type { Contract } from '@parlance/domain/contracts/contract';
import { AppError } from '@parlance/domain/errors';
import * as z from 'zod/mini';
import { callContract } from '#web/lib/functions/callContract.ts';
import { solveInWorker } from './solveInWorker.ts';

interface Proof {
  challenge: string;
  nonces: number[];
}

/** What the Functions SDK throws, as far as it matters here. */
const refusalSchema = z.object({ details: z.object({ challenge: z.string() }) });

function challengeOf(error: unknown): string | undefined {
  if (!(error instanceof AppError) || error.code !== 'proof-required') return undefined;
  return refusalSchema.safeParse(error.cause).data?.details.challenge;
}

/**
 * Calls a contract that takes some work by the browser: asks, does the work that the refusal names, and asks again. Throws an
 * `AppError`.
 */
export async function callWithProof<I extends { proof?: Proof | undefined }, O>(
  contract: Contract<I, O>,
  input: I,
): Promise<O> {
  try {
    return await callContract(contract, input);
  } catch (error) {
    const challenge = challengeOf(error);
    if (challenge === undefined) throw error;
    return callContract(contract, { ...input, proof: { challenge, nonces: await solveInWorker(challenge) } });
  }
}
