import { newId } from '@parlance/domain/ids';
import type { Request } from 'firebase-functions/https';
import { serveApi } from '../api/serveApi.ts';
import { servePrices } from '../billing/catalogue/servePrices.ts';
import { serveSecurityTxt } from '../contact/serveSecurityTxt.ts';
import { serveIframe } from '../embed/serveIframe.ts';
import { serveLoader } from '../embed/serveLoader.ts';
import { serveIcons } from '../icons/serveIcons.ts';
import { serveHealth } from '../monitoring/serveHealth.ts';
import { serveMedia } from '../pictures/serveMedia.ts';
import { serveUnsubscribe } from '../notifications/serveUnsubscribe.ts';
import { withLogContext } from '../platform/log/logContext.ts';
import { logEvent } from '../platform/log/logEvent.ts';

/** What a route answers. Its headers name the content type of a text or of bytes. */
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
}

type Route = (request: Request) => Promise<WebResponse> | WebResponse;

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** By the first part of the path, as firebase.json rewrites them. */
const ROUTES: ReadonlyMap<string, Route> = new Map<string, Route>([
  ['.well-known', ({ method, path }) => serveSecurityTxt({ method, path })],
  [
    'api',
    async ({ method, path, query, headers: { authorization } }) => {
      if (path === '/api/unsubscribe') return serveUnsubscribe({ method, token: text(query['token']) });
      const { status, headers, body } = await serveApi({ method, path, query, authorization });
      return { status, headers, body: JSON.stringify(body) };
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

/** /iframe/{chatbotId} and /widget/{chatbotId}.js */
const CHATBOT_PATH = /^\/(?:iframe|widget)\/([\w-]{1,128})(?:\.js)?$/;

async function answer(route: Route | undefined, request: Request): Promise<WebResponse> {
  try {
    return (await route?.(request)) ?? { status: 404, headers: {}, body: '' };
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
  const { status, headers, body } = await withLogContext(context, () => answer(route, request));
  response.status(status).set(headers).send(body);
}
