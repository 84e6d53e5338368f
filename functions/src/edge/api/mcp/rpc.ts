import * as z from 'zod';

/** JSON-RPC 2.0 (https://www.jsonrpc.org/specification#error_object). */
export const RPC_ERRORS = {
  parse: -32_700,
  request: -32_600,
  method: -32_601,
  params: -32_602,
  internal: -32_603,
} as const;

const idSchema = z.union([z.string().max(200), z.int()]);

/** Message of a client: a request, a notification where there is no id, or a response to something that this server never asks. */
export const rpcMessageSchema = z.union([
  z.looseObject({
    jsonrpc: z.literal('2.0'),
    id: z.optional(idSchema),
    method: z.string().max(200),
    params: z.optional(z.looseObject({})),
  }),
  z
    .looseObject({ jsonrpc: z.literal('2.0'), id: idSchema, method: z.undefined().optional() })
    .refine((message) => 'result' in message || 'error' in message),
]);

type RpcId = z.infer<typeof idSchema> | null;

/** A request that is refused as JSON-RPC refuses it. */
export class RpcError extends Error {
  override readonly name = 'RpcError';
  readonly code: number;

  constructor(kind: keyof typeof RPC_ERRORS, message: string) {
    super(message);
    this.code = RPC_ERRORS[kind];
  }
}

export function rpcResult(id: RpcId, result: object): object {
  return { jsonrpc: '2.0', id, result };
}

export function rpcError(id: RpcId, { code, message }: Pick<RpcError, 'code' | 'message'>): object {
  return { jsonrpc: '2.0', id, error: { code, message } };
}
