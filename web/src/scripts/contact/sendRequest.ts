import { solveProof } from '@parlance/domain/widget/solveProof';
import * as z from 'zod/mini';

/** Part of /config.json that the script reads. */
const configSchema = z.object({ functionsUrl: z.string() });
const failureSchema = z.object({
  error: z.object({ details: z.object({ code: z.string(), challenge: z.optional(z.string()) }) }),
});

export type Outcome = 'sent' | 'limited' | 'failed';

interface Proof {
  challenge: string;
  nonces: number[];
}

type Reply = { outcome: Outcome } | { challenge: string };

const TRIES = 3;
const FIRST_WAIT_MS = 300;

/** Asks again while nobody answers: the request's id lets nothing happen twice. */
async function ask(url: string, options?: RequestInit): Promise<Response> {
  for (let count = 1; ; count += 1) {
    try {
      return await fetch(url, options);
    } catch (error) {
      if (count === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, FIRST_WAIT_MS * 2 ** (count - 1)));
    }
  }
}

async function post(url: string, data: object): Promise<Reply> {
  const response = await ask(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ data }),
  });
  if (response.ok) return { outcome: 'sent' };
  const details = failureSchema.safeParse(await response.json()).data?.error.details;
  if (details?.challenge !== undefined) return { challenge: details.challenge };
  return { outcome: details?.code === 'rate-limited' ? 'limited' : 'failed' };
}

/**
 * Sends a message to `sendContactRequest`, with the work that it asks for. The same `requestId` again sends nothing twice.
 * Never throws: a network that is away is `failed`.
 */
export async function sendRequest(request: object): Promise<Outcome> {
  try {
    const { functionsUrl } = configSchema.parse(await (await ask('/config.json')).json());
    const url = `${functionsUrl}/dashboard/sendContactRequest`;
    const first = await post(url, request);
    if ('outcome' in first) return first.outcome;
    const { challenge } = first;
    const proof: Proof = { challenge, nonces: await solveProof(challenge, new AbortController().signal) };
    const second = await post(url, { ...request, proof });
    return 'outcome' in second ? second.outcome : 'failed';
  } catch {
    return 'failed';
  }
}
