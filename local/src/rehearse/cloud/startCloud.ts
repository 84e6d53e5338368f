import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { buffer } from 'node:stream/consumers';
import { parseJson } from '../../http/parseJson.ts';
import { HOST, urlOf } from '../../config/urls.ts';
import type { Method } from '../../deploy/cloud/Cloud.ts';
import { CloudError } from '../../deploy/cloud/CloudError.ts';
import { createFakeProject, type FakeProject } from '../../deploy/stand-in/createFakeProject.ts';
import { CLOUD_ROUTES, PROJECT_ID } from './CLOUD_ROUTES.ts';
import type { CloudRequest } from './CloudRequest.ts';

export interface Cloud {
  url: string;
  /** The project that was empty at the start. */
  project: FakeProject;
  /** Everything that was asked, in order. */
  requests: CloudRequest[];
  stop: () => Promise<void>;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isMethod(name: string): name is Method {
  return ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'].includes(name);
}

/** Index that a former version used and this one does not. */
const OLD_INDEX = {
  name: `projects/${PROJECT_ID}/databases/(default)/collectionGroups/former/indexes/OLD`,
  polls: 0,
  definition: {
    queryScope: 'COLLECTION',
    fields: [
      { fieldPath: 'one', order: 'ASCENDING' },
      { fieldPath: 'other', order: 'ASCENDING' },
    ],
  },
};

/** Path of a request by `npm run deploy`, whose first part is the API's own host (see connectCloud). */
const OF_PREPARATION = /^\/([a-z]+\.googleapis\.com)(\/.*)$/;

/**
 * Starts a stand-in for Google's APIs on loopback, which answers what a deployment waits for and keeps what it is sent. It is
 * a proxy as well, for addresses that the command line has no setting for: it lets through what is meant for itself alone, so
 * nothing leaves this machine.
 */
export async function startCloud(): Promise<Cloud> {
  const requests: CloudRequest[] = [];
  let origin = '';
  // What Google makes takes its time to be known.
  const project = createFakeProject(PROJECT_ID, { accountPolls: 2, indexes: [OLD_INDEX], fieldsPerPage: 1000 });
  const answer = async (request: http.IncomingMessage, response: http.ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', origin);
    const body = await buffer(request);
    const { pathname, searchParams: query } = url;
    const path = decodeURIComponent(pathname);
    const received = { origin, method: request.method ?? 'GET', path, query, body, json: parseJson(body.toString()) };
    response.setHeader('content-type', 'application/json');
    const [, host, rest] = OF_PREPARATION.exec(path) ?? [];
    if (host !== undefined && isMethod(received.method)) {
      const asked = isObject(received.json) ? received.json : {};
      response.end(
        JSON.stringify(await project.request(received.method, `https://${host}${rest}${url.search}`, asked)),
      );
      return;
    }
    const key = `${received.method} ${path}`;
    const route = CLOUD_ROUTES.find(([pattern]) => pattern.test(key));
    const value: unknown = route?.[1](received, requests, project);
    requests.push(received);
    response.end(JSON.stringify((await value) ?? {}));
  };
  const server = http.createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      const status = error instanceof CloudError ? error.status : 400;
      response.statusCode = status;
      response.end(JSON.stringify({ error: { message: String(error), code: status } }));
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
  return { url: origin, project, requests, stop };
}
