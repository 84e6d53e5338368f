import { EMBEDDING_DIMENSION } from '@parlance/domain/limits';
import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { MASKED_QUERIES } from '../../../functions/src/figures/masking/MASKED_QUERIES.ts';
import { listRepo, readRepo } from '../../support/repo.ts';
import { rawClauses } from './rawClauses.ts';
import { type Query, readQueries } from './readQueries.ts';

const order = z.enum(['ASCENDING', 'DESCENDING']);
const indexSchema = z.object({
  collectionGroup: z.string(),
  queryScope: z.enum(['COLLECTION', 'COLLECTION_GROUP']),
  fields: z.array(
    z.object({
      fieldPath: z.string(),
      order: z.optional(order),
      arrayConfig: z.optional(z.literal('CONTAINS')),
      vectorConfig: z.optional(z.object({ dimension: z.int() })),
    }),
  ),
});
type Index = z.infer<typeof indexSchema>;

const { indexes, fieldOverrides } = z
  .object({
    indexes: z.array(indexSchema),
    fieldOverrides: z.array(
      z.object({
        collectionGroup: z.string(),
        fieldPath: z.string(),
        ttl: z.optional(z.boolean()),
        indexes: z.array(z.object({ order: order, queryScope: z.string() })),
      }),
    ),
  })
  .parse(JSON.parse(readRepo('firestore.indexes.json')));

/** Fields without an index of their own, for being large or changing all the time. */
const EXEMPT = fieldOverrides.filter(({ indexes: kept, ttl }) => kept.length === 0 && ttl !== true);

const QUERIES = await readQueries();

/** Fields of which Firestore compares or sorts the values. */
function comparedBy({ equals, merged, range, orderBy }: Query): string[] {
  const sorted = [range, orderBy?.[0]].filter((field) => field !== undefined && field !== '__name__');
  return [...new Set([...equals, ...merged, ...sorted])].filter((field) => field !== undefined);
}

/** True iff Firestore answers the query by documents' names, or from the indexes that it keeps for single fields by itself. */
function needsNoIndex(query: Query): boolean {
  const { collection, scope, equals, contains, vector } = query;
  const sorted = comparedBy({ ...query, equals: [], merged: [] });
  if (equals.length + contains.length + sorted.length === 0 && vector === undefined) return true;
  if (scope === 'COLLECTION_GROUP' || contains.length > 0 || vector !== undefined) return false;
  const exempt = fieldOverrides.filter((field) => field.collectionGroup === collection && field.indexes.length === 0);
  if (exempt.some(({ fieldPath }) => [...equals, ...sorted].includes(fieldPath))) return false;
  return sorted.length === 0 || (equals.length === 0 && sorted.length === 1);
}

/** True iff the query asks over all organizations for one field alone, whose own index is said to reach that far. */
function hasGroupField(query: Query): boolean {
  const { collection, scope, contains, orderBy, vector } = query;
  const [field, ...others] = comparedBy(query);
  if (scope !== 'COLLECTION_GROUP' || contains.length > 0 || vector !== undefined || others.length > 0) return false;
  return fieldOverrides.some(
    ({ collectionGroup, fieldPath, indexes: kept }) =>
      collectionGroup === collection &&
      fieldPath === field &&
      kept.some(({ order: kind, queryScope }) => kind === (orderBy?.[1] ?? 'ASCENDING') && queryScope === scope),
  );
}

/** True iff the index begins with the query's equalities and elements, in any order, and goes on with its range, order or vector. */
function serves(index: Index, { collection, scope, equals, range, orderBy, contains, vector }: Query): boolean {
  const asked = equals.length + contains.length;
  const first = index.fields.slice(0, asked).map((field) => `${field.fieldPath} ${field.arrayConfig ?? ''}`);
  const rest = index.fields.slice(asked).map((field) => `${field.fieldPath} ${field.order ?? 'VECTOR'}`);
  const wanted = [
    ...(range === undefined || range === orderBy?.[0] ? [] : [`${range} ASCENDING`]),
    ...(orderBy === undefined ? [] : [orderBy.join(' ')]),
    ...(vector === undefined ? [] : [`${vector} VECTOR`]),
  ];
  return (
    index.collectionGroup === collection &&
    index.queryScope === scope &&
    first.toSorted().join() ===
      [...equals.map((field) => `${field} `), ...contains.map((field) => `${field} CONTAINS`)].toSorted().join() &&
    rest.join() === wanted.join()
  );
}

/** A query for each equality that may join one, by that alone. */
function joining(query: Query): Query[] {
  return query.merged.map((field) => ({ ...query, equals: [field], contains: [] }));
}

const FUNCTIONS = listRepo('functions/src/**/*.ts').filter((file) => !file.includes('.test.'));
const WEB = listRepo('web/src/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'));

/** What turns declared queries into an SDK's, and what viewers ask of masked data, which `MASKED_QUERIES` bounds. */
const ENGINES = [
  'functions/src/kernel/platform/queries/',
  'functions/src/figures/masking/maskedQuery.ts',
  'web/src/lib/firestore/',
];

const OTHERS = [...FUNCTIONS, ...WEB].filter((file) => !ENGINES.some((engine) => file.startsWith(engine)));

describe('the vector index', () => {
  it('has the dimension of the embeddings', () => {
    const dimensions = indexes.flatMap(({ fields }) => fields.flatMap((field) => field.vectorConfig?.dimension ?? []));
    expect(dimensions).toEqual([EMBEDDING_DIMENSION]);
  });
});

describe('the queries of the product', () => {
  it.each(QUERIES)('have an index: $name by $equals $contains $range $orderBy', (query) => {
    expect(needsNoIndex(query) || hasGroupField(query) || indexes.some((index) => serves(index, query))).toBe(true);
    expect(joining(query).filter((joined) => !indexes.some((index) => serves(index, joined)))).toEqual([]);
  });

  it('use every index that is deployed', () => {
    const asked = QUERIES.flatMap((query) => [query, ...joining(query)]);
    expect(indexes.filter((index) => !asked.some((query) => serves(index, query)))).toEqual([]);
  });

  it('are each asked somewhere', () => {
    const code = OTHERS.map((file) => readRepo(file)).join('\n');
    const idle = new Set(QUERIES.map(({ name }) => name).filter((name) => !new RegExp(`\\b${name}\\b`).test(code)));
    expect([...idle]).toEqual([]);
    expect(QUERIES.length).toBeGreaterThan(70);
  });

  it('are all declared: a condition or an order stands alone on its collection, or in domain/src/queries', () => {
    const undeclared = FUNCTIONS.filter((file) => OTHERS.includes(file)).flatMap((file) =>
      rawClauses(readRepo(file)).refused.map((clause) => `${file}: ${clause}`),
    );
    const written = OTHERS.filter((file) =>
      /\b(?:where|equals): [{]|\bcontains: \[|\bapplyShape\b/.test(readRepo(file)),
    );
    expect([...undeclared, ...written]).toEqual([]);
    expect(OTHERS.length).toBeGreaterThan(1000);
  });

  it.each([
    [`refs.sources(orgId).where('chatbotId', '==', id)`, 0],
    [`const all = db.collection(paths.sources(orgId)); all.orderBy('name').limit(1)`, 0],
    [`refs.sources(orgId).where('chatbotId', '==', id).orderBy(FieldPath.documentId())`, 0],
    [`refs.sources(orgId).where('chatbotId', '==', id)\n  .orderBy('name')`, 1],
    [`const own = refs.sources(orgId).where('chatbotId', '==', id); own.where('type', '==', 'qa')`, 1],
    [`refs.sources(orgId).where(field, '==', id)`, 1],
    [`db.collectionGroup('sources').where('type', '==', 'qa')`, 2],
    [`query.select('text').findNearest({ vectorField: 'embedding' })`, 1],
  ])('are looked for in the code: %s', (source, refused) => {
    expect(rawClauses(source).refused).toHaveLength(refused);
  });

  it('have what viewers may ask of masked conversations', () => {
    const asked = QUERIES.filter(({ collection }) => collection === 'chats').flatMap(comparedBy);
    expect(MASKED_QUERIES.chats.comparable.filter((field) => !asked.includes(field))).toEqual([]);
  });
});

describe('fields without an index', () => {
  it('are those that are large or change all the time', () => {
    const names = EXEMPT.map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`);
    expect(names).toEqual(
      expect.arrayContaining([
        'chats.turns',
        'messages.text',
        'messages.citations',
        'usage.minute',
        'usage.pending',
        'stats.unanswered',
        'chunks.embedding',
        'chunks.text',
      ]),
    );
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(EXEMPT)('are compared by no query: $collectionGroup $fieldPath', ({ collectionGroup, fieldPath }) => {
    const asking = QUERIES.filter(
      (query) => query.collection === collectionGroup && comparedBy(query).includes(fieldPath),
    );
    expect(asking).toEqual([]);
  });

  it('are compared by nothing that stands alone, whatever its collection', () => {
    const alone = OTHERS.flatMap((file) => {
      const source = readRepo(file);
      const ofWeb = [...source.matchAll(/\borderBy: \['(\w+)'|\bfield: '(\w+)', equals:/g)].map(
        ([, sorted, counted = '']) => sorted ?? counted,
      );
      return file.startsWith('web/') ? ofWeb : rawClauses(source).fields;
    });
    expect(alone.length).toBeGreaterThan(50);
    expect(alone.filter((field) => EXEMPT.some(({ fieldPath }) => fieldPath === field))).toEqual([]);
  });
});
