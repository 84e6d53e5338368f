import * as z from 'zod';
import { inRepo, listRepo } from '../../support/repo.ts';

const comparison = z.enum(['==', '==?', 'contains', 'contains?', '!=', '<', '<=', '>', '>=']);
const fixed = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]);

const shapeSchema = z.strictObject({
  collection: z.string(),
  group: z.optional(z.literal(true)),
  where: z.optional(z.record(z.string(), z.union([comparison, z.tuple([comparison, fixed])]))),
  merged: z.optional(z.array(z.string())),
  orderBy: z.optional(z.tuple([z.string(), z.enum(['asc', 'desc'])])),
  nearest: z.optional(z.string()),
});

type Shape = z.infer<typeof shapeSchema>;

/** A query as Firestore sees it: what must be in its index. */
export interface Query {
  name: string;
  collection: string;
  scope: 'COLLECTION' | 'COLLECTION_GROUP';
  equals: readonly string[];
  contains: readonly string[];
  merged: readonly string[];
  range: string | undefined;
  orderBy: readonly [field: string, order: 'ASCENDING' | 'DESCENDING'] | undefined;
  vector: string | undefined;
}

/** Shapes of an export: it may be a table of some. */
function shapesIn(exported: unknown): Shape[] {
  const { data } = shapeSchema.safeParse(exported);
  return data === undefined
    ? Object.values(z.record(z.string(), z.unknown()).parse(exported)).flatMap(shapesIn)
    : [data];
}

/** Every choice of some fields: none, some, all. */
function subsets(fields: readonly string[]): string[][] {
  return fields.reduce<string[][]>((all, field) => [...all, ...all.map((some) => [...some, field])], [[]]);
}

/** A query for each way in which a shape may be asked: with and without what may be missing. */
function queriesOf(name: string, { collection, group, where = {}, merged = [], orderBy, nearest }: Shape): Query[] {
  const compared = Object.entries(where).map(([field, asked]) => [field, Array.isArray(asked) ? asked[0] : asked]);
  const fields = (...wanted: string[]) =>
    compared.flatMap(([field = '', asked = '']) => (wanted.includes(asked) ? field : []));
  const elements = [[], ...fields('contains?').map((field) => [field])];
  return subsets(fields('==?')).flatMap((chosen) =>
    elements.map((element) => ({
      name,
      collection,
      scope: group ? 'COLLECTION_GROUP' : 'COLLECTION',
      equals: [...fields('=='), ...chosen],
      contains: [...fields('contains'), ...element],
      merged,
      range: fields('!=', '<', '<=', '>', '>=')[0],
      orderBy: orderBy && [orderBy[0], orderBy[1] === 'asc' ? 'ASCENDING' : 'DESCENDING'],
      vector: nearest,
    })),
  );
}

/** The queries that domain/src/queries declares. */
export async function readQueries(): Promise<readonly Query[]> {
  const files = listRepo('domain/src/queries/*.ts').filter((file) => !file.endsWith('/QueryShape.ts'));
  const modules = await Promise.all(
    files.map(async (file) => z.record(z.string(), z.unknown()).parse({ ...(await import(inRepo(file))) })),
  );
  return modules
    .flatMap((exported) => Object.entries(exported))
    .flatMap(([name, exported]) => shapesIn(exported).flatMap((shape) => queriesOf(name, shape)));
}
