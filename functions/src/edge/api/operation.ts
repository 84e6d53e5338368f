import type { AccessScope } from '@parlance/domain/documents/organizations/accessKey';
import type { ErrorCode } from '@parlance/domain/errors';
import * as z from 'zod';
import type { ApiCaller } from './requireKey.ts';

/** A call as it arrives at an operation: its query and its body are not to be trusted in any respect. */
export interface RawCall {
  caller: ApiCaller;
  /** Parameters in the address, by name: ids, each as `idSchema` has them. */
  params: Readonly<Record<string, string>>;
  query: unknown;
  body: unknown;
  /** The id of what the call makes, by what it is of the call: the same one each time for calls with the same Idempotency-Key. */
  newId: (part: string) => string;
  /** Aborted when the caller has gone. */
  signal: AbortSignal;
  /** Sends one event at once; undefined for callers that wait for the whole answer. */
  send: ((event: string, data: object) => Promise<void>) | undefined;
}

/** A call that has been checked. */
type ApiCall<Q, B> = Omit<RawCall, 'query' | 'body'> & { query: Q; body: B };

type Shape = z.ZodObject<Readonly<Record<string, z.core.$ZodType>>>;

interface Described {
  /** Its name in the OpenAPI document. */
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below /api/v1, with ids in braces. */
  path: string;
  /** Scope that a key needs. */
  scope: AccessScope;
  summary: string;
  /**
   * Form of the answer. `page`: entries and a cursor. `list`: entries. `one`: an entry. `none`: nothing (204). An entry is named
   * as in the OpenAPI document.
   */
  answer: { kind: 'page' | 'list' | 'one'; name: string; entry: z.ZodType } | { kind: 'none' };
  status?: 200 | 202;
  /** Errors with which it refuses well-formed calls, beyond those of every operation. */
  refusals?: readonly ErrorCode[];
  /** It can send its answer in events as it is written. */
  streams?: true;
  /** Called again with the same Idempotency-Key it finds its former answer by itself: none is stored. */
  findsFormer?: true;
  /** Longest body in bytes. */
  maxBytes?: number;
}

export interface ApiOperation extends Described {
  query: Shape;
  body: Shape | null;
  /** Checks query and body and does it. Throws a `ZodError` for what is not understood, else what the operation throws. */
  serve: (call: RawCall) => Promise<object | null>;
}

interface OperationSpec<Q extends Shape, B extends Shape> extends Described {
  query: Q;
  body: B;
  handle: (call: ApiCall<z.output<Q>, z.output<B>>) => Promise<object | null>;
}

/** No parameters, or no body. */
export const NOTHING = z.strictObject({});

/** Types an operation by its own schemas. */
export function defineOperation<Q extends Shape, B extends Shape>({
  query,
  body,
  handle,
  ...described
}: OperationSpec<Q, B>): ApiOperation {
  return {
    ...described,
    query,
    body: Object.keys(body.shape).length === 0 ? null : body,
    serve: async (call) => handle({ ...call, query: query.parse(call.query), body: body.parse(call.body) }),
  };
}
