import type { IncomingMessage, ServerResponse } from 'node:http';
import { server } from 'superstatic';
import { ROOT } from '../config/ROOT.ts';
import { HOST, urlOf } from '../config/urls.ts';
import { forwardTo } from './forwardTo.ts';

export interface HostingOptions {
  /** 0 takes any free one. */
  port: number;
  /** A firebase.json, whose `hosting` part is served. */
  configFile: string;
  /** Base of the relative paths in `configFile`: the repository by default. */
  cwd?: string;
  /** Base URL of the HTTP functions. */
  functionsUrl: string;
  /** As Firebase Hosting does it, by Brotli or gzip. */
  compresses?: boolean;
}

export interface Hosting {
  url: string;
  stop: () => void;
}

interface FunctionRewrite {
  function: { functionId: string };
}

/** True iff every %XX of a path is part of a character. */
function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * Handles requests before any lookup: a path that cannot be decoded, at which superstatic fails, is a bad request, as it is to
 * the functions' framework; and `localhost` redirects, because the functions' CORS and the sessions know one name of this machine.
 */
function answerFirst(port: number): (request: IncomingMessage, response: ServerResponse, next: () => void) => void {
  return (request, response, next) => {
    const [path = ''] = (request.url ?? '/').split('?');
    if (!isDecodable(path)) response.writeHead(400).end();
    else if (request.headers.host !== `localhost:${port}`) next();
    else response.writeHead(307, { Location: `http://${HOST}:${port}${request.url ?? '/'}` }).end();
  };
}

/**
 * Serves what Firebase Hosting would, by the engine of the Hosting emulator (superstatic): files, headers, rewrites. Unlike
 * the emulator it hands requests for functions to our one process of them, and compresses nothing on the way to the same
 * machine unless it is asked to.
 */
export async function startHosting(options: HostingOptions): Promise<Hosting> {
  const { port, configFile, cwd = ROOT, functionsUrl, compresses = false } = options;
  const site = server({
    port,
    hostname: HOST,
    config: configFile,
    cwd,
    stack: 'strict',
    compression: compresses,
    before: { redirects: answerFirst(port) },
    rewriters: {
      function: async ({ function: { functionId } }: FunctionRewrite) => forwardTo(`${functionsUrl}/${functionId}`),
    },
  });
  const { promise: listening, resolve, reject } = Promise.withResolvers<undefined>();
  const listener = site.listen(() => resolve(undefined));
  listener.once('error', reject);
  await listening;
  const address = listener.address();
  return {
    url: urlOf(typeof address === 'object' && address !== null ? address.port : port),
    stop: () => {
      listener.closeAllConnections();
      listener.close();
    },
  };
}
