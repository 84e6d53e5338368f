import * as z from 'zod';
import { json } from '../http/json.ts';
import { type Handler, serve, type Server } from '../http/serve.ts';
import { createTraceStore } from './createTraceStore.ts';
import { listPage, tracePage } from './tracePages.ts';

/** A question to a chatbot, as the page's form sends it. */
const askedSchema = z.object({
  chatbotId: z.string().min(1),
  question: z.string().min(1),
  locale: z.enum(['en', 'de']).default('en'),
});

/** Milliseconds within which an answer and its trace are there. */
const TRACE_MS = 30_000;

/** Product as the page uses it. */
export interface GenkitTools {
  ask: (asked: z.infer<typeof askedSchema>) => Promise<unknown>;
  /** Keys of all actions. */
  list: () => Promise<string[]>;
}

/** Takes Genkit's traces and shows them on a page, where a question can be asked. `tools` are there once the product is loaded. */
export function serveTraces(port: number, tools: Promise<GenkitTools>): Promise<Server> {
  const store = createTraceStore();
  const handle: Handler = async ({ method, url, headers, body }) => {
    const { pathname } = url;
    if (method === 'POST' && pathname === '/api/traces') {
      store.add(JSON.parse(body));
      return { body: '' };
    }
    if (pathname === '/api/traces') return json({ traces: store.list() });
    if (method === 'POST' && pathname === '/ask') {
      // A page of another site may not ask in a developer's name.
      if (headers.origin !== undefined && headers.origin !== url.origin) return { status: 403, body: 'Not from here.' };
      const { ask } = await tools;
      const asked = askedSchema.parse(Object.fromEntries(new URLSearchParams(body)));
      const [traceId] = await Promise.all([store.next(TRACE_MS), ask(asked)]);
      return { status: 303, headers: { location: traceId === undefined ? '/' : `/traces/${traceId}` }, body: '' };
    }
    if (pathname === '/') return listPage(store.list(), await (await tools).list());
    const trace = store.list().find(({ traceId }) => pathname === `/traces/${traceId}`);
    return trace === undefined ? { status: 404, body: 'There is no such page.' } : tracePage(trace);
  };
  return serve(port, handle);
}
