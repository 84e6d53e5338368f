import { once } from 'node:events';
import http from 'node:http';
import { logger } from 'firebase-functions';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makeOrg } from '../../support/makeOrg.ts';
import { trainedChatbot } from '../support/answering/trainedChatbot.ts';

const TEXT = '# Repairs\n\nA zip repair costs 18 euros and takes 7 days.\n';
const QUESTION = 'What does a zip repair cost?';
/** Words of the source, of the question and of a failure: none of them may leave. */
const CONTENT = /zip|repair|cost|euros|days|private/i;
/** Names of the steps, in the wire format of OTLP. */
const STEPS = ['answer', 'knowledge', 'local/lexical', 'local/extractive', 'failing'];

/** Bodies that the collector was sent, by their type. */
const sent: { type: string | undefined; body: string }[] = [];
let status = 200;
const collector = http.createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    sent.push({ type: request.headers['content-type'], body: Buffer.concat(parts).toString('latin1') });
    response.writeHead(request.url === '/v1/traces' ? status : 404).end();
  });
});

beforeAll(async () => {
  await once(collector.listen(0, '127.0.0.1'), 'listening');
  const address = collector.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  vi.stubEnv('TRACES', 'otlp');
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${port}/`);
  // Where Genkit has traced anything, it takes no other destination.
  await (await import('../../../functions/src/ai/provider.ts')).aiProvider();
});

afterAll(() => {
  collector.close();
});

/** Functions as they are loaded where traces are sent. */
async function load() {
  const [{ answerUnstored }, { findWidget }, { withProvider }] = await Promise.all([
    import('../../../functions/src/quality/evals/runs/answerUnstored.ts'),
    import('../../../functions/src/answering/findWidget.ts'),
    import('../../../functions/src/ai/withProvider.ts'),
  ]);
  return { answerUnstored, findWidget, withProvider };
}

it('a trace is sent with names and times of its steps, and without a word of question, source or failure', async () => {
  const { orgId } = await makeOrg();
  const chatbotId = await trainedChatbot(orgId, TEXT);
  const { answerUnstored, findWidget, withProvider } = await load();
  sent.length = 0;
  const answer = await withProvider(async (provider) => {
    const asking = {
      chatbotId,
      widget: await findWidget(chatbotId),
      signal: AbortSignal.timeout(30_000),
      now: new Date(),
    };
    const failing = provider.genkit.run('failing', () => Promise.reject(new Error(`A private failure of ${QUESTION}`)));
    await expect(failing).rejects.toThrow('private');
    return answerUnstored({ text: QUESTION, locale: 'en' }, asking, provider);
  });
  expect(answer.text).toContain('18 euros');
  const bodies = sent.map(({ body }) => body).join('\n');
  for (const name of STEPS) expect(bodies).toContain(name);
  expect(bodies).toContain('input.characters');
  expect(bodies).not.toMatch(CONTENT);
  // Firestore's client traces its own calls, also where no flow runs.
  for (const { body } of sent) expect(body).toContain('genkit-tracer');
  expect(new Set(sent.map(({ type }) => type))).toEqual(new Set(['application/x-protobuf']));
});

it('a collector that takes nothing costs the trace alone', async () => {
  const write = vi.spyOn(logger, 'write').mockReturnValue();
  status = 503;
  const { withProvider } = await load();
  expect(await withProvider((provider) => provider.genkit.run('work', async () => 'done'))).toBe('done');
  expect(write).toHaveBeenCalledWith(expect.objectContaining({ event: 'traces not sent', status: 503 }));
});
