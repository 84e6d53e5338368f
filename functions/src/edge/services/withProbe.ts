import type { Request } from 'firebase-functions/https';
import { logEvent } from '../../kernel/platform/log/logEvent.ts';

/** The part of Express' response that is used. */
interface Sender {
  status: (code: number) => Sender;
  set: (headers: Record<string, string>) => Sender;
  send: (body: string) => unknown;
}

const HEADERS = { 'Cache-Control': 'no-store', 'Content-Type': 'application/json; charset=utf-8' };

/** Answers 200 and `ok` once `load` is through, or 503 and `degraded`, and nothing of why. */
async function answerProbe(response: Sender, load: () => Promise<unknown>): Promise<void> {
  try {
    await load();
    response.status(200).set(HEADERS).send('{"status":"ok"}');
  } catch (error) {
    logEvent('page failed', {}, error);
    response.status(503).set(HEADERS).send('{"status":"degraded"}');
  }
}

/**
 * A callable function that also answers GET, which no call is: whether its process has what calls need. Uptime checks ask it. It reads
 * no document and asks no model.
 */
export function withProbe<T extends (request: Request, ...rest: never) => unknown>(
  callable: T,
  load: () => Promise<unknown>,
): T {
  return new Proxy(callable, {
    apply: (target, self, [request, response]: [Request, Sender]): unknown =>
      request.method === 'GET' ? answerProbe(response, load) : Reflect.apply(target, self, [request, response]),
  });
}
