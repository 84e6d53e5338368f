import type { Reply } from './serve.ts';

export function json(value: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Reply {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
    body: `${JSON.stringify(value, null, 2)}\n`,
  };
}
