import { LIMITS } from '@parlance/domain/limits';
import { OPERATIONS } from '../OPERATIONS.ts';
import type { ApiOperation } from '../operation.ts';
import { problemSchema, statusOf } from '../problemOf.ts';
import { answerSchemaOf } from './answerSchemaOf.ts';
import { parametersOf } from './parametersOf.ts';
import { type Json, toSchema } from './toSchema.ts';

const RATE_HEADERS = {
  'RateLimit-Limit': { description: 'Requests a minute with one key.', schema: { type: 'integer' } },
  'RateLimit-Remaining': { description: 'How many of them are left.', schema: { type: 'integer' } },
  'RateLimit-Reset': { description: 'Seconds until they begin anew.', schema: { type: 'integer' } },
} as const;

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds until it can be tried again.', schema: { type: 'integer' } },
} as const;

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Made by the caller, new for each request: the same request with the same key is served once within 24 hours.',
  schema: { type: 'string', minLength: 1, maxLength: LIMITS.idempotencyKeyCharacters, pattern: '^[\\x21-\\x7e]+$' },
} as const;

/** The schema of what an operation answers with, by the names of the components. */
function answerSchema(operation: ApiOperation): Json | null {
  const { answer } = operation;
  return answer.kind === 'none' ? null : answerSchemaOf(operation, { $ref: `#/components/schemas/${answer.name}` });
}

function success(operation: ApiOperation): Json {
  const schema = answerSchema(operation);
  if (schema === null) return { 204: { description: 'Done.', headers: RATE_HEADERS } };
  const events = operation.streams === true ? { 'text/event-stream': { schema: { type: 'string' } } } : {};
  const content = { 'application/json': { schema }, ...events };
  const { status = 200 } = operation;
  const description = status === 202 ? 'Taken; it is worked on.' : 'What was asked for.';
  return { [status]: { description, headers: RATE_HEADERS, content } };
}

function refusal(description: string, headers: Json = {}): Json {
  return {
    description,
    headers,
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  };
}

/** Refusals by status, with their codes. */
function refusals({ method, scope, refusals: own = [] }: ApiOperation): Json {
  const ofPosts = method === 'POST' ? (['request-running', 'request-differs'] as const) : [];
  const byStatus = new Map<number, string[]>();
  for (const code of ['invalid-input', ...own, ...ofPosts] as const) {
    byStatus.set(statusOf(code), [...(byStatus.get(statusOf(code)) ?? []), `\`${code}\``]);
  }
  return {
    ...Object.fromEntries([...byStatus].map(([status, codes]) => [status, refusal(codes.join(', '))])),
    401: refusal('No key, or one that is not good.'),
    403: refusal(`The key does not have the scope \`${scope}\`.`),
    429: refusal(`More than ${LIMITS.apiCallsPerMinute} requests a minute with one key, or too many of this kind.`, {
      ...RATE_HEADERS,
      ...RETRY_AFTER,
    }),
  };
}

function describe(operation: ApiOperation): Json {
  const { id, summary, scope, body, method } = operation;
  const parameters = parametersOf(operation);
  return {
    operationId: id,
    summary,
    security: [{ accessKey: [scope] }],
    parameters: method === 'POST' ? [...parameters, IDEMPOTENCY_KEY] : parameters,
    ...(body === null
      ? {}
      : { requestBody: { required: true, content: { 'application/json': { schema: toSchema(body, 'input') } } } }),
    responses: { ...success(operation), ...refusals(operation) },
  };
}

function entries(): Json {
  return Object.fromEntries(
    OPERATIONS.flatMap(({ answer }) => (answer.kind === 'none' ? [] : [[answer.name, toSchema(answer.entry)]])),
  );
}

/**
 * Describes the API for programs: OpenAPI 3.1, made from the schemas that answers are typed by and that queries and bodies are
 * parsed with.
 * @param functionsUrl Where the functions are reached without Hosting, which buffers.
 */
export function openApiDocument(functionsUrl: string): Json {
  const addresses = [...new Set(OPERATIONS.map(({ path }) => path))];
  const methodsOf = (address: string) =>
    OPERATIONS.filter(({ path }) => path === address).map((each) => [each.method.toLowerCase(), describe(each)]);
  return {
    openapi: '3.1.0',
    info: { title: 'Parlance API', version: '1', description: 'An organization’s own chatbots and what is with them.' },
    servers: [
      { url: '/api/v1', description: 'Holds streams back until they are complete, and waits for 60 seconds at most.' },
      { url: `${functionsUrl}/web/api/v1`, description: 'The same, for streams and long answers.' },
    ],
    paths: Object.fromEntries(addresses.map((address) => [address, Object.fromEntries(methodsOf(address))])),
    components: {
      securitySchemes: { accessKey: { type: 'http', scheme: 'bearer' } },
      schemas: { ...entries(), Problem: toSchema(problemSchema) },
    },
  };
}
