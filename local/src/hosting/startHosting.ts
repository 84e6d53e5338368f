import type { IncomingMessage, ServerResponse } from 'node:http';
import { server } from 'superstatic';
import { ROOT } from '../config/ROOT.ts';
import { HOST } from '../config/urls.ts';
import { forwardTo } from './forwardTo.ts';

export interface HostingOptions {
  port: number;
  /** The suite's configuration, whose `hosting` part is served. */
  configFile: string;
  /** Base URL of the HTTP functions. */
  functionsUrl: string;
}

interface FunctionRewrite {
  function: { functionId: string };
}

/** The functions' CORS and the sessions know one name of this machine. */
function redirectLocalhost(
  port: number,
): (request: IncomingMessage, response: ServerResponse, next: () => void) => void {
  return (request, response, next) => {
    if (request.headers.host !== `localhost:${port}`) next();
    else response.writeHead(307, { Location: `http://${HOST}:${port}${request.url ?? '/'}` }).end();
  };
}

/**
 * Serves what Firebase Hosting would, by the engine of the Hosting emulator (superstatic): files, headers, rewrites. Unlike
 * the emulator it hands requests for functions to our one process of them.
 */
export async function startHosting({ port, configFile, functionsUrl }: HostingOptions): Promise<{ stop: () => void }> {
  const site = server({
    port,
    hostname: HOST,
    config: configFile,
    cwd: ROOT,
    compression: true,
    stack: 'strict',
    before: { files: redirectLocalhost(port) },
    rewriters: {
      function: async ({ function: { functionId } }: FunctionRewrite) => forwardTo(`${functionsUrl}/${functionId}`),
    },
  });
  const { promise: listening, resolve, reject } = Promise.withResolvers<undefined>();
  const listener = site.listen(() => resolve(undefined));
  listener.once('error', reject);
  await listening;
  return {
    stop: () => {
      listener.closeAllConnections();
      listener.close();
    },
  };
}
