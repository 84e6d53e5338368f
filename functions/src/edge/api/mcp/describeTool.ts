import { answerSchemaOf } from '../openApi/answerSchemaOf.ts';
import { parametersOf } from '../openApi/parametersOf.ts';
import { type Json, toSchema } from '../openApi/toSchema.ts';
import * as z from 'zod';
import type { TOOLS } from './TOOLS.ts';

const objectSchema = z.object({
  properties: z.record(z.string(), z.unknown()).default({}),
  required: z.array(z.string()).default([]),
});

/** A tool as tools/list names it: parameters and body of its operation are one object. */
export function describeTool({ name, title, description, readOnlyHint, operation }: (typeof TOOLS)[number]): object {
  const parameters = parametersOf(operation);
  const body = objectSchema.parse(operation.body === null ? {} : toSchema(operation.body, 'input'));
  const asked: [string, Json][] = parameters.map(({ name: key, description: text, schema }) => {
    return [key, text === undefined ? schema : { ...schema, description: text }];
  });
  const entry = operation.answer.kind === 'none' ? {} : toSchema(operation.answer.entry);
  return {
    name,
    title,
    description,
    inputSchema: {
      type: 'object',
      properties: { ...Object.fromEntries(asked), ...body.properties },
      required: [...parameters.flatMap((each) => (each.required ? [each.name] : [])), ...body.required],
      additionalProperties: false,
    },
    outputSchema: answerSchemaOf(operation, entry) ?? undefined,
    annotations: { title, readOnlyHint, destructiveHint: false, idempotentHint: readOnlyHint, openWorldHint: false },
  };
}
