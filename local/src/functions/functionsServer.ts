import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { http, type Request, type Response } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import * as z from 'zod';
import { HOST } from '../config/urls.ts';

/*
 * A process of its own, started by startFunctions.ts: all HTTP functions of the bundles, many requests at a time, as Cloud Run
 * runs each of them. The Functions emulator would start a process for every request in flight.
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
for (const { entry, prefix } of environment.FUNCTIONS_BUNDLES) {
  const bundle = z.looseObject({}).parse(await import(pathToFileURL(path.resolve(entry)).href));
  for (const [name, value] of Object.entries(bundle)) {
    if (isHttpFunction(value)) functions.set(`${prefix}${name}`, value);
  }
}

http('functions', async (request, response) => {
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
