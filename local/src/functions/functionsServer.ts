import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { http, type Request, type Response } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import * as z from 'zod';
import { HOST } from '../config/urls.ts';
import { createEventHandler } from './createEventHandler.ts';

/*
 * A process of its own, started by startFunctions.ts: all functions of the bundles that HTTP requests or Firestore's events
 * call, many at a time, as Cloud Run runs each of them. The Functions emulator would start a process for every request in
 * flight. Firestore's emulator delivers one event after the other, each once the one before is through, so that one slow
 * function held up all others: here an event is answered as soon as it has come. It reaches this process as its proxy,
 * see quietEnvironment.ts.
 */

const environment = z
  .object({
    PORT: z.coerce.number<string>(),
    FUNCTIONS_BUNDLES: z
      .string()
      .transform((text): unknown => JSON.parse(text))
      .pipe(z.array(z.object({ entry: z.string(), prefix: z.string() }))),
    BASE_PATH: z.string(),
  })
  .parse(process.env);

type HttpFunction = (request: Request, response: Response) => unknown;

/** What firebase-functions hangs on a function that answers HTTP requests. Tasks answer them too, but as the emulator's. */
const definitionSchema = z.union([
  z.object({ httpsTrigger: z.object({}) }),
  z.object({ callableTrigger: z.object({}) }),
]);

function isHttpFunction(value: unknown): value is HttpFunction {
  return typeof value === 'function' && definitionSchema.safeParse(Reflect.get(value, '__endpoint')).success;
}

const functions = new Map<string, HttpFunction>();
const others = new Map<string, unknown>();
for (const { entry, prefix } of environment.FUNCTIONS_BUNDLES) {
  const bundle = z.looseObject({}).parse(await import(pathToFileURL(path.resolve(entry)).href));
  for (const [name, value] of Object.entries(bundle)) {
    if (isHttpFunction(value)) functions.set(`${prefix}${name}`, value);
    else others.set(`${prefix}${name}`, value);
  }
}

const handleEvent = createEventHandler(others);

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

getTestServer('functions').listen(environment.PORT, HOST, () => console.log('Functions ready'));
