import { newId } from '@parlance/domain/ids';
import type { Request } from 'firebase-functions/https';
import { serveApi } from '../api/serveApi.ts';
import { serveChannels } from '../../channels/serveChannels.ts';
import { serveBigQuery } from '../../figures/serveBigQuery.ts';
import { servePrices } from '../../billing/servePrices.ts';
import { serveSecurityTxt } from '../contact/serveSecurityTxt.ts';
import { serveDesk } from '../desk/serveDesk.ts';
import { serveForm } from '../forms/serveForm.ts';
import { serveIframe } from '../embed/serveIframe.ts';
import { serveLoader } from '../embed/serveLoader.ts';
import { serveIcons } from '../../kernel/icons/serveIcons.ts';
import { serveHealth } from '../monitoring/serveHealth.ts';
import { serveMedia } from '../../chatbots/serveMedia.ts';
import { serveUnsubscribe } from '../../conversations/serveUnsubscribe.ts';
import { config } from '../../kernel/platform/config.ts';
import { clientAddress } from '../../kernel/platform/limits/clientAddress.ts';
import { withLogContext } from '../../kernel/platform/log/logContext.ts';
import { logEvent } from '../../kernel/platform/log/logEvent.ts';

/** Response of a route. Its headers name the content type of a text or of bytes. */
interface WebResponse {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
}

/** The part of Express' response that is used. */
interface Sender {
  status: (code: number) => Sender;
  set: (headers: Record<string, string>) => Sender;
  send: (body: string | Buffer) => unknown;
  flushHeaders: () => void;
  write: (text: string, done: (error?: Error | null) => void) => boolean;
  end: () => unknown;
  once: (event: 'close', listener: () => void) => unknown;
  writableFinished: boolean;
}

/** Null where the answer has been written bit by bit. */
type Route = (request: Request, response: Sender) => Promise<WebResponse | null> | WebResponse;

/** Aborted once the caller has gone before the answer was over. */
function signalOf(response: Sender): AbortSignal {
  const gone = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) gone.abort();
  });
  return gone.signal;
}

/** Begins an answer that is written bit by bit. Each part resolves once the socket took it. */
function open(response: Sender, headers: Record<string, string>) {
  response.status(200).set(headers).flushHeaders();
  return (part: string) =>
    new Promise<void>((resolve, reject) => {
      response.write(part, (error) => {
        if (error) reject(error);
        else resolve();
      });
    });
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** By the first part of the path, as firebase.json rewrites them. */
const ROUTES: ReadonlyMap<string, Route> = new Map<string, Route>([
  ['.well-known', ({ method, path }) => serveSecurityTxt({ method, path })],
  [
    'api',
    async ({ method, path, query, headers, rawBody }, response) => {
      if (path === '/api/bigquery') return serveBigQuery({ method, body: rawBody });
      if (path === '/api/unsubscribe') return serveUnsubscribe({ method, token: text(query['token']) });
      const served = await serveApi({
        method,
        path,
        query,
        body: rawBody,
        headers: {
          authorization: headers.authorization,
          accept: headers.accept,
          'content-type': headers['content-type'],
          'idempotency-key': text(headers['idempotency-key']),
          'mcp-protocol-version': text(headers['mcp-protocol-version']),
          origin: headers.origin,
        },
        signal: signalOf(response),
        open: (sent) => open(response, sent),
      });
      if (served === null) return null;
      return { ...served, body: served.body === null ? '' : JSON.stringify(served.body) };
    },
  ],
  [
    'channels',
    ({ method, path, query, headers, rawBody }) =>
      serveChannels({ method, path, query, headers, body: rawBody ?? Buffer.alloc(0) }),
  ],
  [
    'desk',
    async (request) => {
      const { status, headers, html } = await serveDesk({
        method: request.method,
        path: request.path,
        language: text(request.query['lang']) ?? request.acceptsLanguages()[0],
        body: request.method === 'POST' ? request.rawBody : undefined,
        address: clientAddress(request, config().trustedProxies),
      });
      return { status, headers, body: html };
    },
  ],
  [
    'form',
    async (request) => {
      const { status, headers, html } = await serveForm({
        method: request.method,
        path: request.path,
        language: text(request.query['lang']) ?? request.acceptsLanguages()[0],
        contentType: request.headers['content-type'] ?? '',
        body: request.method === 'POST' ? request.rawBody : undefined,
        address: clientAddress(request, config().trustedProxies),
      });
      return { status, headers, body: html };
    },
  ],
  ['health', ({ method, path }) => serveHealth({ method, path })],
  ['icons', ({ method, path, query }) => serveIcons({ method, path, names: text(query['icons']) })],
  [
    'iframe',
    async (request) => {
      const { status, headers, html } = await serveIframe({
        method: request.method,
        path: request.path,
        language: text(request.query['lang']) ?? request.acceptsLanguages()[0],
        via: text(request.query['via']),
        referer: request.headers.referer,
      });
      return { status, headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' }, body: html };
    },
  ],
  ['media', ({ method, path }) => serveMedia(method, path)],
  ['prices', ({ method, path }) => servePrices({ method, path })],
  ['widget', ({ method, path, headers }) => serveLoader(method, path, headers.referer)],
]);

/** /iframe/{chatbotId}, /desk/{chatbotId}/{kind}, /form/{chatbotId}/{formId} and /widget/{chatbotId}.js */
const CHATBOT_PATH = /^\/(?:iframe|desk|form|widget)\/([\w-]{1,128})(?:\.js|\/[\w-]+)?$/;

async function answer(route: Route | undefined, request: Request, response: Sender): Promise<WebResponse | null> {
  try {
    return route === undefined ? { status: 404, headers: {}, body: '' } : await route(request, response);
  } catch (error) {
    logEvent('page failed', {}, error);
    return { status: 500, headers: { 'Cache-Control': 'no-store' }, body: '' };
  }
}

/** Serves a request by the route that its path begins with; 404 where there is none, 500 where it fails. */
export async function serveWeb(request: Request, response: Sender): Promise<void> {
  const name = request.path.split('/')[1] ?? '';
  const route = ROUTES.get(name);
  const chatbotId = CHATBOT_PATH.exec(request.path)?.[1];
  const context = { correlationId: newId(), route: route === undefined ? 'unknown' : name, chatbotId };
  const answered = await withLogContext(context, () => answer(route, request, response));
  if (answered === null) response.end();
  else response.status(answered.status).set(answered.headers).send(answered.body);
}
