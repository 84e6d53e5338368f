import { idSchema } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import * as z from 'zod';
import { API_LISTS } from './API_LISTS.ts';
import { problemSchema } from './problemOf.ts';

type Json = Record<string, unknown>;
type ApiList = (typeof API_LISTS)[string];

/** A schema as OpenAPI 3.1 takes it: JSON Schema 2020-12 (https://spec.openapis.org/oas/v3.1.0#schema-object). */
function toSchema(schema: z.core.$ZodType): Json {
  const { $schema: _dialect, '~standard': _standard, ...rest } = z.toJSONSchema(schema);
  return rest;
}

function parametersOf(query: ApiList['query']): Json[] {
  return Object.entries(query.shape).map(([name, field]) => {
    const { description, ...schema } = toSchema(field);
    return { name, in: 'query', required: false, description, schema };
  });
}

const RATE_HEADERS = {
  'RateLimit-Limit': { description: 'Requests a minute with one key.', schema: { type: 'integer' } },
  'RateLimit-Remaining': { description: 'How many of them are left.', schema: { type: 'integer' } },
  'RateLimit-Reset': { description: 'Seconds until they begin anew.', schema: { type: 'integer' } },
} as const;

function refusal(description: string): Json {
  return { description, content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } } };
}

/** The conversation that an address names. */
function placeOf(path: string): Json[] {
  if (!path.includes('{chatId}')) return [];
  return [{ name: 'chatId', in: 'path', required: true, schema: toSchema(idSchema) }];
}

function operationOf(path: string, { name, summary, query }: ApiList): Json {
  const data = { type: 'array', items: { $ref: `#/components/schemas/${name}` } };
  const page = {
    type: 'object',
    properties: { data, nextCursor: { type: ['string', 'null'], description: 'Null at the end.' } },
    required: ['data', 'nextCursor'],
    additionalProperties: false,
  };
  return {
    operationId: `list${name}s`,
    summary,
    parameters: [...placeOf(path), ...parametersOf(query)],
    responses: {
      200: { description: 'A page.', headers: RATE_HEADERS, content: { 'application/json': { schema: page } } },
      400: refusal('A parameter that is not understood, or a cursor that is no entry of the list.'),
      401: refusal('No key, or one that is not good.'),
      ...(path.includes('{chatId}') ? { 404: refusal('No such conversation.') } : {}),
      429: {
        ...refusal(`More than ${LIMITS.apiCallsPerMinute} requests a minute with one key.`),
        headers: {
          ...RATE_HEADERS,
          'Retry-After': { description: 'Seconds until it can be tried again.', schema: { type: 'integer' } },
        },
      },
    },
  };
}

/** What the API is, for programs: OpenAPI 3.1, made from the schemas that its answers are typed by and its queries are parsed with. */
export function openApiDocument(): Json {
  const lists = Object.entries(API_LISTS);
  return {
    openapi: '3.1.0',
    info: { title: 'Parlance API', version: '1', description: 'Read-only access to an organization’s own data.' },
    servers: [{ url: '/api/v1' }],
    security: [{ accessKey: [] }],
    paths: Object.fromEntries(lists.map(([path, list]) => [`/${path}`, { get: operationOf(path, list) }])),
    components: {
      securitySchemes: { accessKey: { type: 'http', scheme: 'bearer' } },
      schemas: {
        ...Object.fromEntries(lists.map(([, { name, entry }]) => [name, toSchema(entry)])),
        Problem: toSchema(problemSchema),
      },
    },
  };
}
