import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { setImmediate as next } from 'node:timers/promises';
import { answerResultSchema } from '@parlance/domain/widget/answerStream';

interface Answers {
  url: string;
  close: () => void;
}

/** Long events come in so many pieces at most; a short one comes byte by byte. */
const PIECES = 600;

/** The events of an answer, its source named by the same text. */
function eventsOf(text: string, messageId: string): readonly unknown[] {
  const citation = { n: 1, sourceId: 'source', sourceName: text, heading: text, page: null, url: text, quote: text };
  const whole = { messageId, text, verdict: 'answered', citations: [citation], offerContact: false, local: true };
  const result = answerResultSchema.parse(whole);
  return [{ message: { type: 'text', text } }, { message: { type: 'citation', citation } }, { result }];
}

async function write(response: ServerResponse, events: readonly unknown[]): Promise<void> {
  for (const event of events) {
    const bytes = Buffer.from(`data: ${JSON.stringify(event)}\n\n`);
    const size = Math.ceil(bytes.length / PIECES);
    for (let start = 0; start < bytes.length; start += size) {
      response.write(bytes.subarray(start, start + size));
      await next();
    }
  }
  response.end();
}

/**
 * Serves answers as the function `answer` streams them, each event cut at every byte: the next text for each question, also as
 * the name, heading, quote and address of its source.
 * @param textOf the text of the answer to the question of a number, from 0 on
 */
export async function streamAnswers(textOf: (number: number) => string): Promise<Answers> {
  let asked = 0;
  const server = createServer((request, response) => {
    const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    if (request.method !== 'POST') {
      response.writeHead(204, cors).end();
      return;
    }
    request.resume();
    response.writeHead(200, { ...cors, 'content-type': 'text/event-stream' });
    write(response, eventsOf(textOf(asked), `answer${asked}`)).catch((error: unknown) => {
      response.destroy(error instanceof Error ? error : undefined);
    });
    asked += 1;
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { url: `http://127.0.0.1:${port}/`, close: () => void server.close() };
}
