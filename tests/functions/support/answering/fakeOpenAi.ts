import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import * as z from 'zod';
import type { ModelScript, ModelSeen } from './ModelScript.ts';

/** Behaviour that this API alone has. */
export interface OpenAiScript extends ModelScript {
  /** Message of `fail`. */
  message?: string;
  /** Refuses requests that have this field, by its name, with status 400. */
  refuses?: string;
  /** Ends the stream well, without having said why the answer ends. */
  noEnd?: boolean;
  /** Reports no tokens. */
  noUsage?: boolean;
  /** Packets of the stream: `split` cuts lines in their middle, `joined` sends all of them at once. */
  packets?: 'split' | 'joined';
  /** Dimension of vectors, whatever was asked for. */
  dimension?: number;
  /** Vectors as base64, whatever was asked for. */
  base64?: boolean;
  /** One vector less than texts. */
  losesOne?: boolean;
}

export interface OpenAiSeen extends ModelSeen {
  path: string;
  authorization: string | undefined;
  body: Record<string, unknown>;
}

/** Names of the causes of an end other than `stop`. */
const ENDS = { filter: 'content_filter', length: 'length' } as const;

/** The one key that the fake takes, and its models. */
export const FAKE_OPENAI_KEY = 'sk-fake';
export const FAKE_CHAT = 'mistralai/Mistral-7B:latest';
export const FAKE_CHATS: readonly string[] = [FAKE_CHAT, 'second', 'third'];
export const FAKE_EMBEDDER = 'nomic-embed-text:v1.5';

const bodySchema = z.looseObject({ model: z.string(), stream: z.boolean().default(false) });
const inputSchema = z.object({ input: z.array(z.string()), dimensions: z.optional(z.int()) });
const SPLIT_CHARACTERS = 7;

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  let raw = '';
  for await (const part of request) raw += String(part);
  return z.record(z.string(), z.unknown()).parse(JSON.parse(raw === '' ? '{}' : raw));
}

function sendJson(response: ServerResponse, code: number, value: unknown): void {
  response.writeHead(code, { 'Content-Type': 'application/json' }).end(JSON.stringify(value));
}

function chunkOf(model: string, delta: object, finish: string | null, usage?: object): object {
  const choices = [{ index: 0, delta, finish_reason: finish }];
  return {
    id: 'c',
    object: 'chat.completion.chunk',
    created: 0,
    model,
    choices,
    ...(usage === undefined ? {} : { usage }),
  };
}

const USAGE = { prompt_tokens: 40, completion_tokens: 10, total_tokens: 50 };

/** Lines of a stream, each with its end; null where the connection breaks. */
function linesOf(model: string, script: OpenAiScript): (string | null)[] {
  const { call, breakAfter, dieAfter } = script;
  const line = (value: object): string => `data: ${JSON.stringify(value)}\n\n`;
  const usage = script.noUsage === true ? [] : [line({ ...chunkOf(model, {}, null), choices: [], usage: USAGE })];
  if (call !== undefined) {
    const args = JSON.stringify(call.args);
    const tool = { index: 0, id: 't', type: 'function', function: { name: call.name, arguments: args } };
    return [
      line(chunkOf(model, { tool_calls: [tool] }, null)),
      line(chunkOf(model, {}, 'tool_calls')),
      'data: [DONE]\n\n',
    ];
  }
  const words = (script.text ?? 'Delivery costs 4.90 euros [1].').split(/(?<= )/);
  const said = words.map((content) => line(chunkOf(model, { role: 'assistant', content }, null)));
  if (dieAfter !== undefined) return [...said.slice(0, dieAfter), null];
  if (breakAfter !== undefined) return [...said.slice(0, breakAfter.words), `data: ${breakAfter.data}\n\n`];
  if (script.noEnd === true) return [...said, 'data: [DONE]\n\n'];
  return [...said, line(chunkOf(model, {}, endOf(script))), ...usage, 'data: [DONE]\n\n'];
}

function packetsOf(lines: readonly (string | null)[], packets: OpenAiScript['packets']): (string | null)[] {
  if (packets === undefined || lines.includes(null)) return [...lines];
  const text = lines.join('');
  return packets === 'joined' ? [text] : (text.match(new RegExp(`[^]{1,${SPLIT_CHARACTERS}}`, 'g')) ?? []);
}

async function stream(response: ServerResponse, model: string, script: OpenAiScript): Promise<void> {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  for (const packet of packetsOf(linesOf(model, script), script.packets)) {
    if (response.destroyed) return;
    if (packet === null) {
      response.destroy();
      return;
    }
    if (!response.write(packet)) await once(response, 'drain');
    // Gives the client a turn between packets, so that an abort can arrive.
    await new Promise((resolve) => setImmediate(resolve));
  }
  response.end();
}

/** Reason for which an answer ends. */
function endOf({ end }: OpenAiScript): string {
  return end === undefined ? 'stop' : ENDS[end];
}

function whole(model: string, { call, text = 'NONE', ...script }: OpenAiScript): object {
  const tools = call && [
    { id: 't', type: 'function', function: { name: call.name, arguments: JSON.stringify(call.args) } },
  ];
  const message = { role: 'assistant', content: call === undefined ? text : null, ...(tools && { tool_calls: tools }) };
  const finish = call === undefined ? endOf(script) : 'tool_calls';
  return {
    id: 'c',
    object: 'chat.completion',
    created: 0,
    model,
    choices: [{ index: 0, message, finish_reason: finish }],
    usage: USAGE,
  };
}

function vectors(body: unknown, { dimension, base64 = false, losesOne = false }: OpenAiScript): object {
  const { input, dimensions } = inputSchema.parse(body);
  const data = input.slice(losesOne ? 1 : 0).map((text, index) => {
    const size = dimension ?? dimensions ?? 1024;
    const numbers = Array.from({ length: size }, (_, i) => Math.fround(Math.sin(i + text.length)));
    const embedding = base64 ? Buffer.from(new Float32Array(numbers).buffer).toString('base64') : numbers;
    return { object: 'embedding', index, embedding };
  });
  return { object: 'list', model: FAKE_EMBEDDER, data, usage: { prompt_tokens: 1, total_tokens: 1 } };
}

/** True if the model that is asked for is there, for what it is asked for. */
function isServed(path: string, model: string): boolean {
  return path === '/v1/embeddings' ? model === FAKE_EMBEDDER : FAKE_CHATS.includes(model);
}

/**
 * A server of OpenAI's API on loopback, as far as the product uses it: `chat/completions`, streamed and whole, and `embeddings`, below
 * `/v1`. `next` decides what happens to each request. Form: https://platform.openai.com/docs/api-reference.
 */
export async function startFakeOpenAi(
  next: (seen: OpenAiSeen) => OpenAiScript = () => ({}),
): Promise<{ url: string; seen: OpenAiSeen[]; stop: () => Promise<void> }> {
  const seen: OpenAiSeen[] = [];
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname: path } = new URL(request.url ?? '/', 'http://fake');
    const { authorization } = request.headers;
    const body = await readBody(request);
    const record: OpenAiSeen = {
      path,
      authorization,
      body,
      model: String(body['model']),
      isStreamed: body['stream'] === true,
      closedEarly: false,
    };
    seen.push(record);
    response.on('close', () => {
      record.closedEarly = !response.writableFinished;
    });
    const script = next(record);
    if (!['/v1/chat/completions', '/v1/embeddings'].includes(path))
      return sendJson(response, 404, { detail: 'Not Found' });
    const error = (message: string): object => ({ error: { message, type: 'invalid_request_error', code: null } });
    if (authorization !== `Bearer ${FAKE_OPENAI_KEY}`)
      return sendJson(response, 401, error('Incorrect API key provided'));
    const { model, stream: isStreamed } = bodySchema.parse(record.body);
    if (!isServed(path, model)) return sendJson(response, 404, error(`model "${model}" not found`));
    if (script.fail !== undefined) {
      const { code, retryAfterSeconds } = script.fail;
      if (retryAfterSeconds !== undefined) response.setHeader('Retry-After', String(retryAfterSeconds));
      return sendJson(response, code, error(script.message ?? 'scripted'));
    }
    if (script.refuses !== undefined && script.refuses in record.body) {
      return sendJson(
        response,
        400,
        error(`Unsupported parameter: '${script.refuses}' is not supported with this model.`),
      );
    }
    if (script.garbage === true) {
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"data": nonsense');
      return undefined;
    }
    if (path === '/v1/embeddings') return sendJson(response, 200, vectors(record.body, script));
    return isStreamed ? stream(response, model, script) : sendJson(response, 200, whole(model, script));
  };
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    seen,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
