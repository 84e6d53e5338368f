import { type IncomingMessage, request as send, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Hands a request on to a function, with its path and query. What says nothing of caching is private, as on Hosting. */
export function forwardTo(target: string): Handler {
  return (request, response) => {
    const { url = '/', method, headers } = request;
    const forwarded = send(`${target}${url}`, { method, headers }, (answer) => {
      // Whoever asked may have left meanwhile.
      if (response.destroyed) return void answer.destroy();
      const cacheControl = answer.headers['cache-control'] ?? 'private';
      response.writeHead(answer.statusCode ?? 502, { ...answer.headers, 'cache-control': cacheControl });
      pipeline(answer, response, () => undefined);
    });
    forwarded.on('error', () => {
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end();
    });
    response.once('close', () => forwarded.destroy());
    request.pipe(forwarded);
  };
}
