import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import * as z from 'zod';
import type { ApiOperation, RawCall } from '../operation.ts';
import { answerOnce } from './answerOnce.ts';
import { makeIds, requestHashOf, requestIdOf } from './requestIds.ts';

/** Printable ASCII without spaces, as the header's value comes through every proxy. */
const keySchema = z
  .string()
  .max(LIMITS.idempotencyKeyCharacters)
  .regex(/^[\x21-\x7e]+$/);

const storedSchema = z
  .string()
  .transform((text): unknown => JSON.parse(text))
  .pipe(z.looseObject({}).nullable());

interface Call extends Omit<RawCall, 'newId'> {
  operation: ApiOperation;
}

interface SentRequest {
  method: string;
  path: string;
  query: unknown;
  body: Uint8Array;
  headers: Readonly<Partial<Record<'idempotency-key', string | undefined>>>;
}

/**
 * Serves a call. A POST with an Idempotency-Key (https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/) is
 * served once, see `answerOnce`; for anything else the header means nothing. Throws `invalid-input` for a header that is no key.
 */
export async function serveOnce(
  { operation, ...call }: Call,
  { method, path, query, body, headers }: SentRequest,
): Promise<{ answer: object | null; isReplay: boolean }> {
  const given = method === 'POST' ? headers['idempotency-key'] : undefined;
  if (given === undefined) {
    return { answer: await operation.serve({ ...call, newId: makeIds(undefined) }), isReplay: false };
  }
  const key = keySchema.safeParse(given);
  if (!key.success) throw new AppError('invalid-input');
  const requestId = requestIdOf(call.caller, key.data);
  const once = {
    orgId: call.caller.orgId,
    requestId,
    requestHash: requestHashOf(method, path, query, body),
    keepsAnswer: operation.findsFormer !== true,
  };
  const serve = () => operation.serve({ ...call, newId: makeIds(requestId) });
  return answerOnce<object | null>(once, serve, (text) => storedSchema.parse(text));
}
