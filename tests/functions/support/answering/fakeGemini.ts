import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import * as z from 'zod';
import type { ModelScript, ModelSeen } from './ModelScript.ts';

/** Google's names of statuses: https://cloud.google.com/apis/design/errors */
const STATUS_NAMES: Readonly<Record<number, string>> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
};
/** Names of the causes of an end other than `STOP`. */
const ENDS = { filter: 'SAFETY', length: 'MAX_TOKENS' } as const;

export interface Seen extends ModelSeen {
  host: string;
  /** Path and query. */
  url: string;
  verb: string;
  location: string;
}

const VERTEX_PATH =
  /^\/v1(?:beta1)?\/projects\/[^/]+\/locations\/(?<location>[^/]+)\/publishers\/google\/models\/(?<model>[^/:]+):(?<verb>\w+)$/;
const GEMINI_PATH = /^\/v1beta\/models\/(?<model>[^/:]+):(?<verb>\w+)$/;
const RANKING_PATH =
  /^\/v1\/projects\/[^/]+\/locations\/(?<location>[^/]+)\/rankingConfigs\/default_ranking_config:(?<verb>rank)$/;
const HOSTS =
  /(^|[.-])aiplatform\.(eu\.rep\.|us\.rep\.)?googleapis\.com$|^((eu|us)-)?discoveryengine\.googleapis\.com$|^generativelanguage\.googleapis\.com$/;
const predictSchema = z.object({
  parameters: z.object({ outputDimensionality: z.int() }),
  instances: z.array(z.object({ content: z.string() })),
});

const embedSchema = z.object({
  content: z.object({ parts: z.tuple([z.object({ text: z.string() })]) }),
  outputDimensionality: z.int(),
});

const rankSchema = z.strictObject({
  model: z.string().regex(/^semantic-ranker-/),
  query: z.string().min(1),
  records: z
    .array(z.strictObject({ id: z.string(), title: z.string(), content: z.string() }))
    .min(1)
    .max(200),
  ignoreRecordDetailsInResponse: z.literal(true),
});

/** Ranks by the share of the query's words that a text has, the best first, as the API answers. */
function ranked(body: unknown): { records: { id: string; score: number }[] } {
  const { query, records } = rankSchema.parse(body);
  const wanted = query.toLowerCase().split(/\W+/);
  const scored = records.map(({ id, title, content }) => {
    const text = `${title} ${content}`.toLowerCase();
    return { id, score: wanted.filter((word) => text.includes(word)).length / wanted.length };
  });
  return { records: scored.toSorted((a, b) => b.score - a.score) };
}

/**
 * Reports whether Vertex AI serves a model at a location: Gemini 3 on the multi-regions, the embedder in single regions alone.
 * https://cloud.google.com/vertex-ai/generative-ai/docs/learn/locations
 */
function isServed(model: string, location: string): boolean {
  const isMultiRegion = location === 'eu' || location === 'us';
  return model.startsWith('gemini-3') ? isMultiRegion : model.startsWith('gemini-embedding') ? !isMultiRegion : true;
}

/** The one key that the fake Gemini API takes. */
export const FAKE_API_KEY = 'fake-key';

function vectorOf(text: string, dimension: number): number[] {
  return Array.from({ length: dimension }, (_, i) => Math.sin(i + text.length));
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  let raw = '';
  for await (const part of request) raw += String(part);
  return raw === '' ? undefined : JSON.parse(raw);
}

function sendJson(response: ServerResponse, code: number, value: unknown): void {
  response.writeHead(code, { 'Content-Type': 'application/json' }).end(JSON.stringify(value));
}

/** A reply that does not come in pieces. */
function whole({ call, text = 'NONE' }: ModelScript): object {
  const part = call === undefined ? { text } : { functionCall: call };
  return {
    candidates: [{ index: 0, content: { role: 'model', parts: [part] }, finishReason: 'STOP' }],
    usageMetadata: { promptTokenCount: 40, candidatesTokenCount: 10, totalTokenCount: 50 },
  };
}

async function stream(response: ServerResponse, script: ModelScript): Promise<void> {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  const words = (script.text ?? 'Delivery costs 4.90 euros [1].').split(/(?<= )/);
  const broken = script.breakAfter;
  for (const [position, word] of words.entries()) {
    if (response.destroyed) return;
    if (script.dieAfter === position) {
      response.destroy();
      return;
    }
    if (broken?.words === position) break;
    const last = position === words.length - 1;
    const chunk = {
      candidates: [
        {
          index: 0,
          content: { role: 'model', parts: [{ text: word }] },
          ...(last ? { finishReason: script.end === undefined ? 'STOP' : ENDS[script.end] } : {}),
        },
      ],
      ...(last ? { usageMetadata: { promptTokenCount: 40, candidatesTokenCount: 10, totalTokenCount: 50 } } : {}),
    };
    const frame =
      script.garbage === true ? 'data: {"candidates": nonsense\r\n\r\n' : `data: ${JSON.stringify(chunk)}\r\n\r\n`;
    if (!response.write(frame)) await once(response, 'drain');
    // Gives the client a turn between frames, so that an abort can arrive.
    await new Promise((resolve) => setImmediate(resolve));
  }
  if (broken !== undefined) response.write(`data: ${broken.data}\r\n\r\n`);
  response.end();
}

/**
 * Vertex AI's and the Gemini API's REST surface as far as the product uses it, on loopback: `predict` or `embedContent`,
 * `streamGenerateContent`, `generateContent`, `countTokens`, and the ranking API's `rank`.
 * `next` decides what happens to each request. While it runs, `fetch` goes there for Google's hosts and nowhere else but loopback.
 */
export async function startFakeGemini(
  next: (seen: Seen) => ModelScript,
): Promise<{ seen: Seen[]; stop: () => Promise<void> }> {
  const seen: Seen[] = [];
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', 'http://fake');
    const {
      location = '',
      model = '',
      verb = '',
    } = (VERTEX_PATH.exec(pathname) ?? GEMINI_PATH.exec(pathname) ?? RANKING_PATH.exec(pathname))?.groups ?? {};
    const record: Seen = {
      host: String(request.headers['x-fake-host']),
      url: request.url ?? '',
      verb,
      model,
      location,
      body: await readJson(request),
      isStreamed: verb === 'streamGenerateContent',
      closedEarly: false,
    };
    seen.push(record);
    response.on('close', () => {
      record.closedEarly = !response.writableFinished;
    });
    const script = next(record);
    const isKnown =
      location === ''
        ? request.headers['x-goog-api-key'] === FAKE_API_KEY
        : /^Bearer \S/.test(request.headers.authorization ?? '');
    if (!isKnown) {
      // The Gemini API takes a wrong key for a wrong request.
      const [code, message] = location === '' ? ([400, 'API key not valid.'] as const) : ([401, 'no token'] as const);
      return sendJson(response, code, { error: { code, status: STATUS_NAMES[code], message } });
    }
    if (location !== '' && model !== '' && !isServed(model, location)) {
      return sendJson(response, 404, {
        error: { code: 404, status: 'NOT_FOUND', message: `no ${model} in ${location}` },
      });
    }
    if (/^gemini-3\.[78]/.test(model) && JSON.stringify(record.body).includes('"MINIMAL"')) {
      const message =
        "'minimal' is not a supported thinking level for this model. Allowed values are: medium, low, high.";
      return sendJson(response, 400, { error: { code: 400, status: STATUS_NAMES[400], message } });
    }
    if (script.fail !== undefined) {
      const { code, retryAfterSeconds, message = 'scripted' } = script.fail;
      if (retryAfterSeconds !== undefined) response.setHeader('Retry-After', String(retryAfterSeconds));
      return sendJson(response, code, { error: { code, status: STATUS_NAMES[code], message } });
    }
    if (verb === 'generateContent') return sendJson(response, 200, whole(script));
    if (verb === 'streamGenerateContent') return stream(response, script);
    if (verb === 'rank') return sendJson(response, 200, ranked(record.body));
    if (verb === 'countTokens') return sendJson(response, 200, { totalTokens: 123 });
    if (verb === 'embedContent') {
      const { content, outputDimensionality } = embedSchema.parse(record.body);
      const [{ text }] = content.parts;
      return sendJson(response, 200, { embedding: { values: vectorOf(text, outputDimensionality) } });
    }
    if (verb !== 'predict') return sendJson(response, 404, { error: { code: 404, status: 'NOT_FOUND' } });
    const { parameters, instances } = predictSchema.parse(record.body);
    const predictions = instances.map(({ content }) => ({
      embeddings: { values: vectorOf(content, parameters.outputDimensionality) },
    }));
    return sendJson(response, 200, { predictions });
  };
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;

  const original = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.hostname === '127.0.0.1') return original(input, init);
    if (!HOSTS.test(url.hostname)) throw new Error(`offline: ${url.hostname}`);
    const headers = new Headers(init?.headers);
    headers.set('X-Fake-Host', url.hostname);
    return original(`http://127.0.0.1:${port}${url.pathname}${url.search}`, { ...init, headers });
  };
  return {
    seen,
    stop: async () => {
      globalThis.fetch = original;
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
