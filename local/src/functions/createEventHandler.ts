import * as z from 'zod';
import { createLane } from '../tasks/createLane.ts';

/** Maximum concurrent events of one function, unless its own `concurrency` is lower. */
const MAX_AT_ONCE = 5;

/** Metadata that firebase-functions attaches to a function triggered by Firestore's events. */
const definitionSchema = z.object({
  eventTrigger: z.object({ eventType: z.string().startsWith('google.cloud.firestore.') }),
  concurrency: z.number().catch(MAX_AT_ONCE),
});

/** `/functions/projects/{project}/triggers/{region}-{function}-{generation}`, as the Functions emulator registers it. */
const TRIGGER_PATH = /\/functions\/projects\/[^/]+\/triggers\/[a-z]+-[a-z]+\d+-(.+)-\d+$/;

type EventFunction = (event: Readonly<Record<string, unknown>>) => unknown;

export interface EventRequest {
  path: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
}

function isEventFunction(value: unknown): value is EventFunction {
  return typeof value === 'function' && definitionSchema.safeParse(Reflect.get(value, '__endpoint')).success;
}

/**
 * A CloudEvent in HTTP's binary mode: its attributes are headers. See cloudevents.io, HTTP protocol binding 1.0, section 3.1.
 * Firestore's emulator writes its data, a protocol buffer, in Base64.
 */
function eventOf({ headers, body }: EventRequest): Record<string, unknown> {
  const data = Buffer.from(body.toString('latin1'), 'base64');
  const attributes: Record<string, unknown> = { datacontenttype: headers['content-type'], data };
  for (const [name, value] of Object.entries(headers)) {
    if (name.startsWith('ce-')) attributes[name.slice('ce-'.length)] = value;
  }
  return attributes;
}

/**
 * Calls the functions of a bundle with Firestore's events. A function's events run side by side and never wait for another
 * function's. Returns the run, or undefined where no function has that path.
 * @param functions By name.
 */
export function createEventHandler(
  functions: ReadonlyMap<string, unknown>,
): (request: EventRequest) => Promise<void> | undefined {
  const deliveries = new Map<string, (request: EventRequest) => Promise<void>>();
  for (const [name, run] of functions) {
    if (!isEventFunction(run)) continue;
    const { concurrency } = definitionSchema.parse(Reflect.get(run, '__endpoint'));
    const lane = createLane(Math.min(MAX_AT_ONCE, concurrency));
    deliveries.set(name, (request) =>
      lane(async () => {
        await run(eventOf(request));
      }),
    );
  }
  return (request) => deliveries.get(TRIGGER_PATH.exec(request.path)?.[1] ?? '')?.(request);
}
