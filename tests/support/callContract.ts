import { callablePath, type Contract } from '@parlance/domain/contracts/contract';
import { AppError } from '@parlance/domain/errors';
import { wireErrorSchema } from '@parlance/domain/widget/wireError';
import * as z from 'zod/mini';
import { contractOf } from './contractOf.ts';
import { suiteUrls } from './suiteUrls.ts';

const replySchema = z.object({
  result: z.optional(z.unknown()),
  error: z.optional(z.object({ status: z.string(), details: z.optional(wireErrorSchema) })),
});

function headers(idToken: string | undefined): Record<string, string> {
  return {
    'Content-Type': 'application/json',
    ...(idToken === undefined ? {} : { Authorization: `Bearer ${idToken}` }),
  };
}

/** Posts anything at all to a callable, as a hostile client may. Returns the HTTP status and the error code, if any. */
export async function postRaw(
  name: string,
  data: unknown,
  idToken?: string,
): Promise<{ status: number; code: string | undefined; body: string }> {
  const response = await fetch(`${suiteUrls.functions}/${callablePath(contractOf(name))}`, {
    method: 'POST',
    headers: headers(idToken),
    body: JSON.stringify({ data }),
  });
  const body = await response.text();
  const reply = replySchema.safeParse(JSON.parse(body));
  return { status: response.status, code: reply.data?.error?.details?.code, body };
}

/** Calls a callable as a signed-in person or as nobody. Throws the AppError that its answer carries. */
export async function callContract<I, O, C>(
  contract: Contract<I, O, C>,
  input: I,
  idToken?: string,
  baseUrl: string = suiteUrls.functions,
): Promise<O> {
  const response = await fetch(`${baseUrl}/${callablePath(contract)}`, {
    method: 'POST',
    headers: headers(idToken),
    body: JSON.stringify({ data: input }),
  });
  const reply = replySchema.parse(await response.json());
  if (reply.error !== undefined) {
    throw new AppError(reply.error.details?.code ?? 'internal', reply.error.details?.figures ?? {});
  }
  return contract.output.parse(reply.result);
}
