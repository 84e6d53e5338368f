import { onRequest } from 'firebase-functions/https';
import { modelSecrets, visitorTokenSecret } from '../../kernel/platform/config.ts';
import { serviceOptions } from '../../kernel/platform/sizes/serviceOptions.ts';
import { whenServed } from '../../kernel/platform/whenServed.ts';

const load = whenServed('web', () => import('./serveWeb.ts'));

/**
 * Everything that Hosting hands on: the loader and the page of a chatbot, icons, pictures and the API. `cors: false`: no page
 * of another origin may read the API; what other pages may read says so itself.
 */
export const web = onRequest(
  {
    ...serviceOptions('WEB', { maxInstances: 4, memoryMb: 1024, concurrency: 80, timeoutSeconds: 120 }),
    cors: false,
    secrets: [visitorTokenSecret, ...modelSecrets],
  },
  async (request, response) => {
    const { serveWeb } = await load();
    await serveWeb(request, response);
  },
);
