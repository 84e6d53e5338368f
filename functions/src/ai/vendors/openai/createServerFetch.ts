import { SECOND_MS } from '@parlance/domain/durations';
import * as z from 'zod';
import { callServer } from '../../../kernel/outgoing/callServer.ts';

/** A batch of passages on a machine without a graphics card takes a while. */
const EMBED_MS = 120 * SECOND_MS;
/** Statuses of a request that a server does not take. */
const REFUSED: readonly number[] = [400, 422];

/** Fields that not every server or model takes, and what is said in their place; null for nothing. */
const OPTIONAL: Readonly<Record<string, string | null>> = {
  response_format: null,
  dimensions: null,
  encoding_format: null,
  temperature: null,
  stream_options: null,
  // OpenAI's models that think take this name alone, most other servers the other alone.
  max_tokens: 'max_completion_tokens',
};

const bodySchema = z.looseObject({ model: z.string() });

/**
 * `fetch` to a server of OpenAI's API, whatever its models leave out of it: a field that is refused by name is left out, in this
 * request and in those that follow.
 */
export function createServerFetch(): (url: string | URL | Request, init?: RequestInit) => Promise<Response> {
  /** Fields that were refused, by address and model. */
  const refused = new Map<string, Set<string>>();

  return async (url, init = {}) => {
    const address = url instanceof Request ? url.url : String(url);
    const given = typeof init.body === 'string' ? bodySchema.safeParse(JSON.parse(init.body)).data : undefined;
    if (given === undefined) return callServer(address, init);
    const key = `${address} ${given.model}`;
    const known = refused.get(key) ?? new Set<string>();
    refused.set(key, known);
    for (;;) {
      const body = without(given, known);
      const response = await callServer(address, { ...init, body: JSON.stringify(body) }, patienceOf(address));
      if (!REFUSED.includes(response.status)) return response;
      const said = await response.text();
      const field = Object.keys(OPTIONAL).find((name) => name in body && said.includes(name));
      if (field === undefined) return new Response(said, { status: response.status, headers: response.headers });
      known.add(field);
    }
  };
}

function without(body: Record<string, unknown>, fields: ReadonlySet<string>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]): [string, unknown][] => {
      if (!fields.has(name)) return [[name, value]];
      const other = OPTIONAL[name];
      return typeof other === 'string' ? [[other, value]] : [];
    }),
  );
}

function patienceOf(address: string): number | undefined {
  return address.endsWith('/embeddings') ? EMBED_MS : undefined;
}
