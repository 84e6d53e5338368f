import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { HOST } from '../config/urls.ts';

export interface Reply {
  status?: number;
  headers?: Readonly<Record<string, string>>;
  body: string | Uint8Array;
}

export type Handler = (request: {
  method: string;
  url: URL;
  headers: http.IncomingHttpHeaders;
  /** Request body as text. */
  body: string;
  /** The same as it came. */
  bytes: Buffer;
}) => Reply | Promise<Reply>;

export interface Server {
  url: string;
  stop: () => Promise<void>;
}

/** Serves small pages on loopback. Port 0 takes any free one. */
export async function serve(port: number, handler: Handler): Promise<Server> {
  const answer = async (request: http.IncomingMessage, response: http.ServerResponse): Promise<void> => {
    try {
      const url = new URL(request.url ?? '/', `http://${request.headers.host ?? HOST}`);
      const bytes = await buffer(request);
      const reply = await handler({
        method: request.method ?? 'GET',
        url,
        headers: request.headers,
        body: bytes.toString('utf8'),
        bytes,
      });
      response.writeHead(reply.status ?? 200, { 'x-content-type-options': 'nosniff', ...reply.headers });
      response.end(request.method === 'HEAD' ? undefined : reply.body);
    } catch (error) {
      console.error(error);
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
      response.end('Something went wrong here; the terminal says what.');
    }
  };
  const server = http.createServer((request, response) => {
    void answer(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, resolve);
  });
  const address = server.address();
  const bound = typeof address === 'object' && address !== null ? address.port : port;
  const stop = async (): Promise<void> => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };
  return { url: `http://${HOST}:${bound}`, stop };
}
