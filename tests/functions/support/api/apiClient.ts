import * as z from 'zod';
import { suiteUrls } from '../../../support/suiteUrls.ts';
import { fromFirebaseTools } from './fromFirebaseTools.ts';

const contentSchema = z.record(z.string(), z.object({ schema: z.looseObject({}) }));
const operationSchema = z.looseObject({
  operationId: z.string(),
  parameters: z.array(
    z.looseObject({ name: z.string(), in: z.enum(['path', 'query', 'header']), required: z.boolean() }),
  ),
  requestBody: z.optional(z.object({ required: z.literal(true), content: contentSchema })),
  responses: z.record(z.string(), z.looseObject({ content: z.optional(contentSchema) })),
});
const documentSchema = z.looseObject({
  openapi: z.literal('3.1.0'),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  components: z.looseObject({ schemas: z.record(z.string(), z.looseObject({})) }),
});

type Operation = z.infer<typeof operationSchema> & { method: string; address: string };
type Validate = ((value: unknown) => boolean) & { errors?: unknown };

interface Validator {
  addSchema: (schema: object, id: string) => unknown;
  compile: (schema: object) => Validate;
}

/** Default export of a CommonJS module of firebase-tools'. */
function defaultOf(name: string): unknown {
  const module = fromFirebaseTools(name);
  if (typeof module !== 'function' && (typeof module !== 'object' || module === null)) throw new Error(`No ${name}`);
  return Reflect.get(module, 'default');
}

/** The JSON Schema validator of firebase-tools, for the dialect of OpenAPI 3.1. */
function createValidator(): Validator {
  const Ajv = z
    .custom<new (options: object) => Validator>((value) => typeof value === 'function')
    .parse(defaultOf('ajv/dist/2020'));
  const addFormats = z.custom<(to: Validator) => void>((value) => typeof value === 'function');
  const validator = new Ajv({ strict: true, allowUnionTypes: true });
  addFormats.parse(defaultOf('ajv-formats'))(validator);
  return validator;
}

export interface ApiCallOptions {
  params?: Readonly<Record<string, string>>;
  body?: object;
  headers?: Readonly<Record<string, string>>;
  /** False for a request that the document does not allow. */
  isValid?: boolean;
}

export interface ApiAnswer {
  status: number;
  headers: Headers;
  /** As JSON; the text of a stream. */
  body: unknown;
}

/**
 * A client made of the API's own description and of nothing else: it calls operations by their names, and holds every request and every
 * answer against the description. Throws where either is not as described.
 */
export async function apiClient(key: string) {
  const base = `${suiteUrls.functions}/web/api/v1`;
  const described = documentSchema.parse(await (await fetch(`${base}/openapi.json`)).json());
  const validator = createValidator();
  // Schemas refer to each other as parts of the document.
  validator.addSchema({ $defs: described.components.schemas }, 'api');
  const operations = new Map<string, Operation>();
  for (const [address, methods] of Object.entries(described.paths)) {
    for (const [method, operation] of Object.entries(methods))
      operations.set(operation.operationId, { ...operation, method, address });
  }
  const compiled = new Map<object, Validate>();
  const check = (schema: object, value: unknown, what: string): void => {
    const known = compiled.get(schema) ?? validator.compile(inDocument(schema));
    compiled.set(schema, known);
    if (!known(value)) throw new Error(`${what}: ${JSON.stringify(known.errors)}`);
  };
  const called = new Set<string>();
  return {
    operations: [...operations.keys()],
    /** The operations that were called and served, by their names. */
    called: () => [...called].toSorted(),
    call: async (id: string, { params = {}, body, headers = {}, isValid = true }: ApiCallOptions = {}) => {
      const operation = operations.get(id);
      if (operation === undefined) throw new Error(`No operation ${id}`);
      const sent = operation.requestBody?.content['application/json']?.schema;
      if (isValid && (sent === undefined) !== (body === undefined))
        throw new Error(`${id}: a body too many or too few`);
      if (isValid && sent !== undefined) check(sent, body, `body of ${id}`);
      const response = await fetch(`${base}${addressOf(operation, params, isValid)}`, {
        method: operation.method.toUpperCase(),
        headers: {
          Authorization: `Bearer ${key}`,
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (response.ok) called.add(id);
      return readAnswer(operation, response, check);
    },
  };
}

/** A schema whose references lead into the document. */
function inDocument(schema: object): object {
  const text = JSON.stringify(schema).replaceAll('"#/components/schemas/', '"api#/$defs/');
  return z.looseObject({}).parse(JSON.parse(text));
}

function addressOf(
  { address, parameters }: Operation,
  params: ApiCallOptions['params'] = {},
  isValid: boolean,
): string {
  const query = new URLSearchParams();
  const known = new Map(parameters.map((each) => [each.name, each]));
  for (const { name, required } of parameters) {
    if (isValid && required && params[name] === undefined) throw new Error(`${address}: no ${name}`);
  }
  for (const [name, value] of Object.entries(params)) {
    const place = known.get(name)?.in;
    if (isValid && place === undefined) throw new Error(`${address}: unknown ${name}`);
    if (place !== 'path') query.set(name, value);
  }
  const filled = address.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return query.size === 0 ? filled : `${filled}?${query}`;
}

async function readAnswer(
  { operationId, responses }: Operation,
  response: Response,
  check: (schema: object, value: unknown, what: string) => void,
): Promise<ApiAnswer> {
  const { status, headers } = response;
  const described = responses[String(status)];
  if (described === undefined) throw new Error(`${operationId} answers ${status}, which is not described`);
  const text = await response.text();
  if (described.content === undefined) {
    if (text !== '') throw new Error(`${operationId} answers ${status} with a body`);
    return { status, headers, body: null };
  }
  const [type = ''] = (headers.get('content-type') ?? '').split(';');
  const content = described.content[type];
  if (content === undefined) throw new Error(`${operationId} answers ${status} as ${type}`);
  const body: unknown = type === 'text/event-stream' ? text : JSON.parse(text);
  check(content.schema, body, `answer ${status} of ${operationId}`);
  return { status, headers, body };
}
