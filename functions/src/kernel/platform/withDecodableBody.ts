import type { Request } from 'firebase-functions/https';

/** Deeper than any input of a contract, and far from what the SDK's decoder, which calls itself, has room for. */
const MAX_DEPTH = 32;

/** True if the SDK can decode a parsed body: no object in it names a protobuf type, and it ends before `MAX_DEPTH`. */
export function isDecodable(body: unknown): boolean {
  let level: unknown[] = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return false;
    const objects = level.filter((value) => typeof value === 'object' && value !== null);
    if (objects.some((value) => '@type' in value)) return false;
    level = objects.flatMap((value): unknown[] => Object.values(value));
  }
  return true;
}

/**
 * A callable function that never meets a body which the SDK's decoder fails on with a bare INTERNAL, with the body in the log.
 * It gets an empty one instead, which no contract takes: the caller hears `invalid-input` as for any other wrong input.
 */
export function withDecodableBody<T extends (request: Request, ...rest: never) => unknown>(callable: T): T {
  return new Proxy(callable, {
    apply: (target, self, [request, ...rest]: [Request, ...unknown[]]): unknown => {
      if (!isDecodable(request.body)) request.body = { data: null };
      return Reflect.apply(target, self, [request, ...rest]);
    },
  });
}
