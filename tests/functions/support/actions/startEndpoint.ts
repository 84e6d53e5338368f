import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { config } from '../../../../functions/src/kernel/platform/config.ts';

interface Reply {
  /** Undefined: no answer at all. */
  status: number | undefined;
  type: string;
  body: string;
  headers?: Record<string, string>;
}

interface Got {
  method: string;
  /** With query. */
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface Endpoint {
  origin: string;
  /** In the order in which they came. */
  got: Got[];
  /** Sets its answer from now on. */
  answer: (reply: Partial<Reply>) => void;
  stop: () => Promise<void>;
}

/** Answer of the endpoint until it is told otherwise. */
export const ORDER = { orderId: '10234', status: 'shipped', carrier: 'DHL', arrives: '2026-11-25' };

/** A business's server on this machine that knows one order. With `isOpen` false it is as private as this machine is. */
export async function startEndpoint(isOpen = true): Promise<Endpoint> {
  const got: Got[] = [];
  const usual: Reply = { status: 200, type: 'application/json', body: JSON.stringify(ORDER) };
  let next = usual;
  const server = createServer((request, response) => {
    const take = async (): Promise<void> => {
      const body = await text(request);
      const { method = '', url: path = '', headers } = request;
      got.push({ method, path, headers, body });
      const { status, type, headers: own } = next;
      if (status !== undefined) response.writeHead(status, { 'content-type': type, ...own }).end(next.body);
    };
    void take();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const host = `127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  if (isOpen) config().crawlerLocalHosts.add(host);
  return {
    origin: `http://${host}`,
    got,
    answer: (reply) => {
      next = { ...usual, ...reply };
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
