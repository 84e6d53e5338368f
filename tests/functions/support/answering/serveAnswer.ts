import { once } from 'node:events';
import { http } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import { answer } from '../../../../functions/src/edge/services/answer.ts';

/**
 * Serves the callable `answer` in this process, as Cloud Run does: unlike the emulator, it notices when a client goes, and takes
 * many requests at once. `baseUrl` is for `streamContract`.
 */
export async function serveAnswer(): Promise<{ baseUrl: string; stop: () => Promise<void> }> {
  http('answer', (request, response) =>
    answer(Object.assign(request, { rawBody: request.rawBody ?? Buffer.alloc(0) }), response),
  );
  const server = getTestServer('answer');
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
