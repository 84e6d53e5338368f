import { AppError } from '@parlance/domain/errors';
import { idSchema } from '@parlance/domain/ids';
import * as z from 'zod';
import { makeIds } from '../idempotency/requestIds.ts';
import { parametersOf } from '../openApi/parametersOf.ts';
import { toProblem } from '../refusal.ts';
import type { ApiCaller } from '../requireKey.ts';
import { ScopeMissing } from '../ScopeMissing.ts';
import { RpcError } from './rpc.ts';
import { TOOLS } from './TOOLS.ts';

const callSchema = z.looseObject({ name: z.string(), arguments: z.optional(z.record(z.string(), z.unknown())) });

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

function toContent(value: object, isError: boolean): object {
  return {
    content: [{ type: 'text', text: JSON.stringify(value) }],
    ...(isError ? { isError } : { structuredContent: value }),
  };
}

/**
 * Calls a tool: the operation behind it, with the key's scopes. What that refuses is a result with `isError`, which a model can read.
 * Throws `ScopeMissing` where the key does not have the scope, an `RpcError` for a tool that there is not.
 */
export async function callTool(caller: ApiCaller, call: unknown, signal: AbortSignal): Promise<object> {
  const parsed = callSchema.safeParse(call);
  if (!parsed.success) throw new RpcError('params', 'name and arguments are needed.');
  const tool = TOOLS.find(({ name }) => name === parsed.data.name);
  if (tool === undefined) throw new RpcError('params', `Unknown tool: ${parsed.data.name.slice(0, 100)}`);
  const { operation } = tool;
  if (!caller.scopes.includes(operation.scope)) throw new ScopeMissing(operation.scope);
  try {
    const asked = splitArguments(tool, parsed.data.arguments ?? {});
    const answer = await operation.serve({ caller, ...asked, newId: makeIds(undefined), signal, send: undefined });
    return toContent(answer ?? {}, false);
  } catch (error) {
    return toContent(toProblem(error), true);
  }
}
