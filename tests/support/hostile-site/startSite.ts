import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';

interface HostileAnswer {
  status?: number;
  headers?: Record<string, string | readonly string[]>;
  body?: string | Uint8Array;
}

export type Route = HostileAnswer | ((request: IncomingMessage, response: ServerResponse) => HostileAnswer | void);

/** Paths with what they answer. `*` answers everything else; without it that is 404. */
export type Routes = Record<string, Route>;

export interface Site {
  origin: string;
  /** As the list of allowed local hosts wants it. */
  host: string;
  /** Paths with their queries, in the order in which they were asked for. */
  hits: string[];
  /** May be changed between two runs. */
  routes: Routes;
  stop: () => Promise<void>;
}

/** A server on this machine on a port of its own. */
export async function startSite(routes: Routes, port = 0): Promise<Site> {
  const hits: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    hits.push(path);
    const route = routes[path] ?? routes[path.split('?', 1)[0] ?? path] ?? routes['*'] ?? { status: 404, body: 'No.' };
    const answer = typeof route === 'function' ? route(request, response) : route;
    if (answer === undefined) return;
    for (const [name, value] of Object.entries(answer.headers ?? {})) response.setHeader(name, value);
    if (!response.hasHeader('content-type')) response.setHeader('content-type', 'text/html; charset=utf-8');
    response.writeHead(answer.status ?? 200);
    response.end(answer.body ?? '');
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const host = `127.0.0.1:${address.port}`;
  return {
    origin: `http://${host}`,
    host,
    hits,
    routes,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
