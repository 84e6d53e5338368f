import { onCall } from 'firebase-functions/https';
import {
  corsOrigin,
  mailboxSecrets,
  modelSecrets,
  smtpUrl,
  stripeApiKey,
  visitorTokenSecret,
} from '../../kernel/platform/config.ts';
import { serviceOptions } from '../../kernel/platform/sizes/serviceOptions.ts';
import { whenServed } from '../../kernel/platform/whenServed.ts';
import { withDecodableBody } from '../../kernel/platform/withDecodableBody.ts';

const load = whenServed('dashboard', async () => {
  const [{ dispatch }, { DASHBOARD_ENDPOINTS }] = await Promise.all([
    import('../../kernel/access/dispatch.ts'),
    import('./DASHBOARD_ENDPOINTS.ts'),
  ]);
  return { dispatch, endpoints: DASHBOARD_ENDPOINTS };
});

/** Calls of the web app: /dashboard/{contract}. Trials of a chatbot stream from here too. */
export const dashboard = withDecodableBody(
  onCall<unknown, Promise<unknown>>(
    {
      ...serviceOptions('DASHBOARD', { maxInstances: 4, memoryMb: 1024, concurrency: 80, timeoutSeconds: 300 }),
      cors: corsOrigin,
      secrets: [stripeApiKey, visitorTokenSecret, ...modelSecrets, ...mailboxSecrets, smtpUrl],
    },
    async (request, response) => {
      const { dispatch, endpoints } = await load();
      return dispatch(endpoints, request, response);
    },
  ),
);
