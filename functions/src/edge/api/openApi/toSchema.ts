import * as z from 'zod';

export type Json = Record<string, unknown>;

/** A schema as OpenAPI 3.1 and MCP take it: JSON Schema 2020-12 (https://spec.openapis.org/oas/v3.1.0#schema-object). */
export function toSchema(schema: z.core.$ZodType, io: 'input' | 'output' = 'output'): Json {
  const { $schema: _dialect, '~standard': _standard, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
}
