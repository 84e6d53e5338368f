import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

interface Schema {
  $ref?: string | undefined;
  anyOf?: Schema[] | undefined;
  type?: string | undefined;
  nullable?: boolean | undefined;
  enum?: unknown[] | undefined;
  required?: string[] | undefined;
  properties?: Record<string, Schema> | undefined;
  items?: Schema | undefined;
}

const schema: z.ZodType<Schema> = z.lazy(() =>
  z.object({
    $ref: z.optional(z.string()),
    anyOf: z.optional(z.array(schema)),
    type: z.optional(z.string()),
    nullable: z.optional(z.boolean()),
    enum: z.optional(z.array(z.unknown())),
    required: z.optional(z.array(z.string())),
    properties: z.optional(z.record(z.string(), schema)),
    items: z.optional(schema),
  }),
);
const documentSchema = z.object({ components: z.object({ schemas: z.record(z.string(), schema) }) });
const formSchema = z.record(z.string(), z.unknown());

function isOfType(type: string, value: unknown): boolean {
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return typeof value === 'object' && !Array.isArray(value);
  return typeof value === type;
}

function problemsOf(all: Record<string, Schema>, wanted: Schema, value: unknown, at: string): string[] {
  if (value === null) return wanted.nullable === true ? [] : [`${at} is null`];
  if (wanted.$ref !== undefined) return problemsOf(all, all[wanted.$ref.split('/').at(-1) ?? ''] ?? {}, value, at);
  if (wanted.anyOf !== undefined) {
    const tries = wanted.anyOf.map((option) => problemsOf(all, option, value, at));
    return tries.find((problems) => problems.length === 0) ?? tries.at(-1) ?? [];
  }
  if (wanted.type !== undefined && !isOfType(wanted.type, value)) return [`${at} is no ${wanted.type}`];
  if (wanted.enum !== undefined && !wanted.enum.includes(value)) return [`${at} is ${JSON.stringify(value)}`];
  if (Array.isArray(value)) {
    return value.flatMap((entry, place) => problemsOf(all, wanted.items ?? {}, entry, `${at}[${place}]`));
  }
  if (wanted.properties === undefined) return [];
  const form = formSchema.parse(value);
  const missing = (wanted.required ?? []).filter((name) => !(name in form)).map((name) => `${at}.${name} is missing`);
  const inner = Object.entries(wanted.properties).flatMap(([name, property]) =>
    name in form ? problemsOf(all, property, form[name], `${at}.${name}`) : [],
  );
  return [...missing, ...inner];
}

const folder = process.env['PARLANCE_TEST_DATA'];

/** Stripe's OpenAPI of 2022-11-15, where the folder with extra test data is named; it says what of an object is not as described. */
export const stripeSchemas = (() => {
  if (folder === undefined) return undefined;
  const file = path.join(folder, 'stripe', 'spec3-2022-11-15.json');
  const { schemas } = documentSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).components;
  return { problems: (name: string, value: unknown) => problemsOf(schemas, schemas[name] ?? {}, value, name) };
})();
