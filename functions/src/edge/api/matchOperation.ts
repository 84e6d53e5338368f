import { idSchema } from '@parlance/domain/ids';
import type { ApiOperation } from './operation.ts';

/** An operation with what its address names, or the methods that the address takes. */
type Match = { operation: ApiOperation; params: Record<string, string> } | { methods: string[] };

/** Parameters of an address, by a pattern with ids in braces; undefined where it does not match. */
function paramsOf(pattern: string, address: string): Record<string, string> | undefined {
  const [parts, given] = [pattern.split('/'), address.split('/')];
  if (parts.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const value = given[index] ?? '';
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name === undefined ? part !== value : !idSchema.safeParse(value).success) return undefined;
    if (name !== undefined) params[name] = value;
  }
  return params;
}

/** The operation of a method and an address below /api/v1. Undefined where no operation has the address. */
export function matchOperation(
  operations: readonly ApiOperation[],
  method: string,
  address: string,
): Match | undefined {
  const fitting = operations.flatMap((operation) => {
    const params = paramsOf(operation.path, address);
    return params === undefined ? [] : [{ operation, params }];
  });
  if (fitting.length === 0) return undefined;
  const found = fitting.find(({ operation }) => operation.method === method);
  return found ?? { methods: fitting.map(({ operation }) => operation.method) };
}
