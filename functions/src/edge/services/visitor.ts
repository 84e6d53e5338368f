import { onCall } from 'firebase-functions/https';
import { corsOrigin, visitorTokenSecret } from '../../kernel/platform/config.ts';
import { serviceOptions } from '../../kernel/platform/sizes/serviceOptions.ts';
import { whenServed } from '../../kernel/platform/whenServed.ts';
import { withDecodableBody } from '../../kernel/platform/withDecodableBody.ts';

const load = whenServed('visitor', async () => {
  const [{ dispatch }, { VISITOR_ENDPOINTS }] = await Promise.all([
    import('../../kernel/access/dispatch.ts'),
    import('./VISITOR_ENDPOINTS.ts'),
  ]);
  return { dispatch, endpoints: VISITOR_ENDPOINTS };
});

/** Calls of visitors beside `answer`: /visitor/{contract}. */
export const visitor = withDecodableBody(
  onCall<unknown, Promise<unknown>>(
    {
      ...serviceOptions('VISITOR', { maxInstances: 4, memoryMb: 512, concurrency: 80, timeoutSeconds: 60 }),
      cors: corsOrigin,
      secrets: [visitorTokenSecret],
    },
    async (request, response) => {
      const { dispatch, endpoints } = await load();
      return dispatch(endpoints, request, response);
    },
  ),
);
