import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { config } from '../../../../functions/src/kernel/platform/config.ts';

export interface Received {
  path: string;
  signature: string;
  contentType: string;
  body: string;
}

export interface Receiver {
  origin: string;
  /** In the order in which they came. */
  received: Received[];
  /** Sets its answer from now on; `undefined`: nothing at all. */
  answer: (status: number | undefined, headers?: Record<string, string>) => void;
  stop: () => Promise<void>;
}

/** A server of an organization on this machine, which takes webhooks. It answers 204 until it is told otherwise. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  let next: { status: number | undefined; headers: Record<string, string> } = { status: 204, headers: {} };
  const server = createServer((request, response) => {
    const take = async (): Promise<void> => {
      const body = await text(request);
      const header = (name: string) => String(request.headers[name] ?? '');
      const [signature, contentType] = [header('parlance-signature'), header('content-type')];
      received.push({ path: request.url ?? '', signature, contentType, body });
      if (next.status !== undefined) response.writeHead(next.status, next.headers).end('x'.repeat(100_000));
    };
    void take();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const host = `127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  config().crawlerLocalHosts.add(host);
  return {
    origin: `http://${host}`,
    received,
    answer: (status, headers = {}) => {
      next = { status, headers };
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
