import { AppError } from '@parlance/domain/errors';
import { idSchema } from '@parlance/domain/ids';
import * as z from 'zod';
import { serveOnce } from '../idempotency/serveOnce.ts';
import { parametersOf } from '../openApi/parametersOf.ts';
import { toProblem } from '../refusal.ts';
import type { ApiCaller } from '../requireKey.ts';
import { ScopeMissing } from '../ScopeMissing.ts';
import { RpcError } from './rpc.ts';
import { TOOLS } from './TOOLS.ts';

const callSchema = z.looseObject({
  name: z.string(),
  arguments: z.optional(z.record(z.string(), z.unknown())),
  // The ids of requests begin anew with every connection of a client, so that they cannot tell a repeated call.
  _meta: z.optional(z.looseObject({ idempotencyKey: z.optional(z.string()) })),
});

type Tool = (typeof TOOLS)[number];

/** Arguments by where the operation has them. What it does not know goes to its schemas, which refuse it. */
function splitArguments({ operation }: Tool, given: Readonly<Record<string, unknown>>) {
  const parameters = parametersOf(operation);
  const namesIn = (place: 'path' | 'query') => parameters.filter((each) => each.in === place).map(({ name }) => name);
  const pick = (names: readonly string[]) => Object.entries(given).filter(([name]) => names.includes(name));
  const params = z.record(z.string(), idSchema).parse(Object.fromEntries(pick(namesIn('path'))));
  if (namesIn('path').some((name) => params[name] === undefined)) throw new AppError('invalid-input');
  const left = Object.fromEntries(Object.entries(given).filter(([name]) => !namesIn('path').includes(name)));
  if (operation.body === null) return { params, query: left, body: {} };
  const query = Object.fromEntries(pick(namesIn('query')));
  const body = Object.fromEntries(Object.entries(left).filter(([name]) => !namesIn('query').includes(name)));
  return { params, query, body };
}

function toContent(value: object, outcome: { isError: boolean; isReplay?: boolean }): object {
  return {
    content: [{ type: 'text', text: JSON.stringify(value) }],
    ...(outcome.isError ? { isError: true } : { structuredContent: value }),
    ...(outcome.isReplay === true ? { _meta: { idempotencyReplayed: true } } : {}),
  };
}

/**
 * Calls a tool: the operation behind it, with the key's scopes. What that refuses is a result with `isError`, which a model can read.
 * A call with `idempotencyKey` in its `_meta` is served once, as a POST with the header is.
 * Throws `ScopeMissing` where the key does not have the scope, an `RpcError` for a tool that there is not.
 */
export async function callTool(caller: ApiCaller, sent: unknown, signal: AbortSignal): Promise<object> {
  const parsed = callSchema.safeParse(sent);
  if (!parsed.success) throw new RpcError('params', 'name and arguments are needed.');
  const tool = TOOLS.find(({ name }) => name === parsed.data.name);
  if (tool === undefined) throw new RpcError('params', `Unknown tool: ${parsed.data.name.slice(0, 100)}`);
  const { operation } = tool;
  if (!caller.scopes.includes(operation.scope)) throw new ScopeMissing(operation.scope);
  try {
    const { name, arguments: given = {}, _meta: { idempotencyKey } = {} } = parsed.data;
    const call = { operation, caller, ...splitArguments(tool, given), signal, send: undefined };
    const served = await serveOnce(call, {
      method: operation.method,
      path: `/mcp/${name}`,
      query: given,
      body: new Uint8Array(),
      headers: { 'idempotency-key': idempotencyKey },
    });
    return toContent(served.answer ?? {}, { isError: false, isReplay: served.isReplay });
  } catch (error) {
    return toContent(toProblem(error), { isError: true });
  }
}
