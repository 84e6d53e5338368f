import { answer as answerContract } from '@parlance/domain/contracts/answering';
import { http } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import { createLocalProvider } from '../../../functions/src/ai/vendors/local/createLocalProvider.ts';
import type { AiProvider } from '../../../functions/src/ai/AiProvider.ts';
import { answerQuestion } from '../../../functions/src/answering/answerQuestion.ts';
import { visitorTokenSecret } from '../../../functions/src/kernel/platform/config.ts';
import { dispatch, toEndpointTable } from '../../../functions/src/kernel/access/dispatch.ts';
import { visitorEndpoint } from '../../../functions/src/kernel/access/endpoint.ts';
import { onCall } from 'firebase-functions/https';
import { stubDelayMs } from './stubDelayMs.ts';

/** The local provider behind a model that takes its time before the first word. */
function slowProvider(): AiProvider {
  const local = createLocalProvider();
  return {
    ...local,
    generate: (request) => {
      const { stream, done } = local.generate(request);
      async function* delayed() {
        await new Promise((resolve) => setTimeout(resolve, stubDelayMs(request.question)));
        yield* stream;
      }
      return { stream: delayed(), done };
    },
  };
}

const provider = slowProvider();

/** `answer` as the product defines it, with that model, in a process of its own. The parent kills it. */
const endpoints = toEndpointTable([
  visitorEndpoint(answerContract, ({ input, who, address, signal, send }) => {
    const { messageId, text, locale } = input;
    return answerQuestion(
      { visitor: who, address, messageId, text, locale, regenerates: null, identity: null, signal, send },
      provider,
    );
  }),
]);

const answer = onCall<unknown, Promise<unknown>>({ secrets: [visitorTokenSecret] }, (request, response) =>
  dispatch(endpoints, request, response),
);

http('answer', (request, response) => {
  const { rawBody } = request;
  if (rawBody === undefined) response.sendStatus(400);
  else void answer(Object.assign(request, { rawBody }), response);
});
getTestServer('answer').listen(Number(process.env['PORT']), '127.0.0.1');
