import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { buffer } from 'node:stream/consumers';
import { HOST, urlOf } from '../../config/urls.ts';
import { CLOUD_ROUTES } from './CLOUD_ROUTES.ts';

/** One request of the command line, as it came. */
export interface CloudRequest {
  /** Of the stand-in itself. */
  origin: string;
  method: string;
  path: string;
  query: URLSearchParams;
  body: Buffer;
  /** The body, where it is JSON. */
  json: unknown;
}

export interface Cloud {
  url: string;
  /** Everything that was asked, in order. */
  requests: CloudRequest[];
  stop: () => Promise<void>;
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

/**
 * Starts a stand-in for Google's APIs on loopback, which answers what a deployment waits for and keeps what it is sent. It is
 * a proxy as well, for addresses that the command line has no setting for: it lets through what is meant for itself alone, so
 * nothing leaves this machine.
 */
export async function startCloud(): Promise<Cloud> {
  const requests: CloudRequest[] = [];
  let origin = '';
  const answer = async (request: http.IncomingMessage, response: http.ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', origin);
    const body = await buffer(request);
    const { pathname, searchParams: query } = url;
    const path = decodeURIComponent(pathname);
    const received = { origin, method: request.method ?? 'GET', path, query, body, json: parseJson(body) };
    const key = `${received.method} ${path}`;
    const route = CLOUD_ROUTES.find(([pattern]) => pattern.test(key));
    const value = route?.[1](received, requests) ?? {};
    requests.push(received);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(value));
  };
  const server = http.createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.statusCode = 400;
      response.end(JSON.stringify({ error: { message: String(error), code: 400 } }));
    });
  });
  server.on('connect', (request, socket) => {
    socket.on('error', () => undefined);
    if (`http://${request.url}` !== origin) {
      socket.end('HTTP/1.1 502 Not this machine\r\n\r\n');
      return;
    }
    const through = net.connect(Number(new URL(origin).port), HOST, () => {
      socket.write('HTTP/1.1 200 Connected\r\n\r\n');
      through.pipe(socket).pipe(through);
    });
    through.on('error', () => socket.destroy());
  });
  server.listen(0, HOST);
  await once(server, 'listening');
  const address = server.address();
  origin = urlOf(typeof address === 'object' && address !== null ? address.port : 0);
  const stop = async (): Promise<void> => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  return { url: origin, requests, stop };
}
