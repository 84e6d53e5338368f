import { onCall } from 'firebase-functions/https';
import { corsOrigin, modelSecrets, visitorTokenSecret } from '../../kernel/platform/config.ts';
import { serviceOptions } from '../../kernel/platform/sizes/serviceOptions.ts';
import { whenServed } from '../../kernel/platform/whenServed.ts';
import { withDecodableBody } from '../../kernel/platform/withDecodableBody.ts';
import { withProbe } from './withProbe.ts';

const load = whenServed('answer', async () => {
  const [{ dispatch, toEndpointTable }, { answerEndpoints }, { aiProvider }] = await Promise.all([
    import('../../kernel/access/dispatch.ts'),
    import('../../answering/visitorEndpoints.ts'),
    import('../../ai/provider.ts'),
  ]);
  // With its SDK, before the first question waits for it.
  await aiProvider();
  return { dispatch, endpoints: toEndpointTable(answerEndpoints) };
});

/** Visitors' questions, streamed: a process has the model's SDK in memory. */
export const answer = withProbe(
  withDecodableBody(
    onCall<unknown, Promise<unknown>>(
      {
        ...serviceOptions('ANSWER', { maxInstances: 8, memoryMb: 1024, concurrency: 80, timeoutSeconds: 120 }),
        cors: corsOrigin,
        secrets: [visitorTokenSecret, ...modelSecrets],
      },
      async (request, response) => {
        const { dispatch, endpoints } = await load();
        return dispatch(endpoints, request, response);
      },
    ),
  ),
  load,
);
