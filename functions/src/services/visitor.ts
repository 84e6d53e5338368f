import { onCall } from 'firebase-functions/https';
import { corsOrigin, visitorTokenSecret } from '../platform/config.ts';
import { serviceOptions } from '../platform/serviceOptions.ts';
import { whenServed } from '../platform/whenServed.ts';
import { withDecodableBody } from '../platform/withDecodableBody.ts';

const load = whenServed('visitor', async () => {
  const [{ dispatch }, { VISITOR_ENDPOINTS }] = await Promise.all([
    import('../access/dispatch.ts'),
    import('./VISITOR_ENDPOINTS.ts'),
  ]);
  return { dispatch, endpoints: VISITOR_ENDPOINTS };
});

/** What visitors call beside `answer`: /visitor/{contract}. */
export const visitor = withDecodableBody(
  onCall<unknown, Promise<unknown>>(
    {
      ...serviceOptions('VISITOR', { memoryMb: 512, concurrency: 80, timeoutSeconds: 60 }),
      cors: corsOrigin,
      secrets: [visitorTokenSecret],
    },
    async (request, response) => {
      const { dispatch, endpoints } = await load();
      return dispatch(endpoints, request, response);
    },
  ),
);
