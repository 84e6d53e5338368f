// Before the framework, which imports the module that this replaces.
import './replaceDomain.ts';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { http, type Request, type Response } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import * as z from 'zod';
import { HOST } from '../config/urls.ts';
import type { QueueOptions } from '../tasks/QueueOptions.ts';
import { queueOptionsOf } from '../tasks/queueOptionsOf.ts';
import { createEventHandler } from './createEventHandler.ts';

/*
 * A process of its own, started by startFunctions.ts: functions of the bundles, many calls at a time, as Cloud Run runs each of
 * them. The Functions emulator would start a process for every call in flight. One such process serves `requests`, which are
 * HTTP requests and Firestore's events, another one `jobs`, which are tasks and schedules: those may take the processor for
 * long. Firestore's emulator delivers one event after the other, each once the one before is through, so that one slow function
 * held up all others: here an event is answered as soon as it has come. It reaches this process as its proxy, see
 * quietEnvironment.ts.
 */

const environment = z
  .object({
    PORT: z.coerce.number<string>(),
    FUNCTIONS_BUNDLES: z
      .string()
      .transform((text): unknown => JSON.parse(text))
      .pipe(z.array(z.object({ entry: z.string(), prefix: z.string() }))),
    BASE_PATH: z.string(),
    SERVES: z.enum(['requests', 'jobs']),
  })
  .parse(process.env);

type HttpFunction = (request: Request, response: Response) => unknown;

/** Metadata that firebase-functions attaches to a function called over HTTP. */
const definitionSchema = {
  requests: z.union([z.object({ httpsTrigger: z.object({}) }), z.object({ callableTrigger: z.object({}) })]),
  jobs: z.union([z.object({ taskQueueTrigger: z.object({}) }), z.object({ scheduleTrigger: z.object({}) })]),
}[environment.SERVES];

function isHttpFunction(value: unknown): value is HttpFunction {
  return typeof value === 'function' && definitionSchema.safeParse(Reflect.get(value, '__endpoint')).success;
}

const functions = new Map<string, HttpFunction>();
const others = new Map<string, unknown>();
const queues: Record<string, QueueOptions> = {};
for (const { entry, prefix } of environment.FUNCTIONS_BUNDLES) {
  const bundle = z.looseObject({}).parse(await import(pathToFileURL(path.resolve(entry)).href));
  for (const [name, value] of Object.entries(bundle)) {
    if (!isHttpFunction(value)) {
      others.set(`${prefix}${name}`, value);
      continue;
    }
    functions.set(`${prefix}${name}`, value);
    const queue = queueOptionsOf(Reflect.get(value, '__endpoint'));
    if (queue !== undefined) queues[`${prefix}${name}`] = queue;
  }
}

const handleEvent = createEventHandler(environment.SERVES === 'requests' ? others : new Map());

http('functions', async (request, response) => {
  const { path: url, headers, rawBody: body = Buffer.alloc(0) } = request;
  const handling = handleEvent({ path: url, headers, body });
  if (handling !== undefined) {
    response.sendStatus(200);
    // Its own log line says more.
    await handling.catch((error: unknown) => console.error(error));
    return;
  }
  const [name = '', ...rest] = request.url.slice(environment.BASE_PATH.length + 1).split(/(?=[/?])/);
  const serve = request.url.startsWith(`${environment.BASE_PATH}/`) ? functions.get(name) : undefined;
  if (serve === undefined) {
    response.sendStatus(404);
    return;
  }
  // A function sees the part of the path behind its name, as behind the functions' domain.
  const behind = rest.join('');
  request.url = behind.startsWith('/') ? behind : `/${behind}`;
  await serve(Object.assign(request, { rawBody: request.rawBody ?? Buffer.alloc(0) }), response);
});

getTestServer('functions').listen(environment.PORT, HOST, () => process.send?.({ queues }));
