import { EMBEDDING_DIMENSION } from '@parlance/domain/limits';
import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { listRepo, readRepo } from '../../support/repo.ts';
import { DECLARED_QUERIES, QUERY_ENGINES } from './declaredQueries.ts';
import type { DeclaredQuery } from './DeclaredQuery.ts';

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

/** True iff Firestore answers the query by documents' names, or from the indexes that it keeps for single fields by itself. */
function needsNoIndex({ collection, scope, equals, range, orderBy, contains, vector }: DeclaredQuery): boolean {
  // Every index ends with the documents' names.
  const sorted = [...new Set([range, orderBy?.[0]].filter((field) => field !== undefined && field !== '__name__'))];
  if ([...equals, ...sorted, contains, vector].every((part) => part === undefined)) return true;
  const exempt = fieldOverrides.filter((field) => field.collectionGroup === collection && field.indexes.length === 0);
  const usesExempt = exempt.some(({ fieldPath }) => [...equals, ...sorted].includes(fieldPath));
  if (scope === 'COLLECTION_GROUP' || contains !== undefined || vector !== undefined || usesExempt) return false;
  return sorted.length === 0 || (equals.length === 0 && sorted.length === 1);
}

/** True iff the query asks over all organizations for one field alone, whose own index is said to reach that far. */
function hasGroupField({ collection, scope, equals, range, orderBy, vector }: DeclaredQuery): boolean {
  const [field, ...others] = new Set([...equals, range, orderBy?.[0]].filter((name) => name !== undefined));
  if (scope !== 'COLLECTION_GROUP' || vector !== undefined || others.length > 0) return false;
  return fieldOverrides.some(
    ({ collectionGroup, fieldPath, indexes: kept }) =>
      collectionGroup === collection &&
      fieldPath === field &&
      kept.some(({ order: kind, queryScope }) => kind === (orderBy?.[1] ?? 'ASCENDING') && queryScope === scope),
  );
}

/** True iff the index begins with the query's equalities, in any order, and goes on with its range, order or vector. */
function serves(index: Index, query: DeclaredQuery): boolean {
  const { collection, scope, equals, range, orderBy, contains, vector } = query;
  const first = index.fields.slice(0, equals.length).map(({ fieldPath }) => fieldPath);
  const rest = index.fields
    .slice(equals.length)
    .map((field) => `${field.fieldPath} ${field.order ?? field.arrayConfig ?? 'VECTOR'}`);
  const wanted = [
    ...(range === undefined || range === orderBy?.[0] ? [] : [`${range} ASCENDING`]),
    ...(orderBy === undefined ? [] : [orderBy.join(' ')]),
    ...(contains === undefined ? [] : [`${contains} CONTAINS`]),
    ...(vector === undefined ? [] : [`${vector} VECTOR`]),
  ];
  return (
    index.collectionGroup === collection &&
    index.queryScope === scope &&
    first.toSorted().join() === equals.toSorted().join() &&
    rest.join() === wanted.join()
  );
}

/** True iff the index serves the query, or one of the equalities that may join it. */
function helps(index: Index, query: DeclaredQuery): boolean {
  return serves(index, query) || (query.merged ?? []).some((field) => serves(index, { ...query, equals: [field] }));
}

/** True iff every equality that may join the query has an index with the query's order. */
function merges({ merged = [], ...query }: DeclaredQuery): boolean {
  return merged.every((field) => indexes.some((index) => serves(index, { ...query, equals: [field] })));
}

function squeeze(text: string): string {
  return text.replaceAll(/\s+/g, '');
}

/** Conditions and orders in a file, in the SDKs' form and in the form of CollectionQuery. */
function countClauses(source: string): number {
  return source.match(/\bwhere\(|\borderBy\(|\bfindNearest\(|\bequals: \{|\borderBy: \[/g)?.length ?? 0;
}

function clausesOf({ file, snippet, equals, merged = [], range, orderBy, contains, vector }: DeclaredQuery): number {
  const equalities = file.startsWith('web/') ? Math.min(equals.length, 1) : equals.length;
  const joined = merged.filter((field) => snippet.includes(`where('${field}'`)).length;
  return equalities + joined + [range, orderBy, contains, vector].filter((part) => part !== undefined).length;
}

const SOURCES = listRepo(['functions/src/**/*.ts', 'web/src/**/*.{ts,tsx}']).filter((file) => !file.includes('.test.'));

describe('the vector index', () => {
  it('has the dimension of the embeddings', () => {
    const dimensions = indexes.flatMap(({ fields }) => fields.flatMap((field) => field.vectorConfig?.dimension ?? []));
    expect(dimensions).toEqual([EMBEDDING_DIMENSION]);
  });
});

describe('the queries of the product', () => {
  it.each(DECLARED_QUERIES)('stand where they are said to: $collection in $file', ({ file, snippet }) => {
    expect(squeeze(readRepo(file))).toContain(squeeze(snippet));
  });

  it.each(DECLARED_QUERIES)('have an index: $collection by $equals $range $orderBy', (query) => {
    expect(needsNoIndex(query) || hasGroupField(query) || indexes.some((index) => serves(index, query))).toBe(true);
    expect(merges(query)).toBe(true);
  });

  it('are all declared: a file with two conditions, or with a collection group, is in the table with each of them', () => {
    expect(SOURCES.length).toBeGreaterThan(50);
    const undeclared = SOURCES.filter((file) => !QUERY_ENGINES.includes(file)).flatMap((file) => {
      const source = readRepo(file);
      const found = countClauses(source);
      const declared = DECLARED_QUERIES.filter((query) => query.file === file && query.isVariant !== true);
      const expected = declared.reduce((sum, query) => sum + clausesOf(query), 0);
      const concerns = found > 1 || declared.length > 0 || source.includes('collectionGroup(');
      return concerns && found !== expected ? [`${file}: ${found} conditions, ${expected} declared`] : [];
    });
    expect(undeclared).toEqual([]);
  });

  it('use every index that is deployed', () => {
    const idle = indexes.filter((index) => !DECLARED_QUERIES.some((query) => helps(index, query)));
    expect(idle).toEqual([]);
  });
});

describe('fields without an index', () => {
  const exempt = fieldOverrides.filter(({ indexes: kept, ttl }) => kept.length === 0 && ttl !== true);

  it('are those that are large or change all the time', () => {
    const names = exempt.map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`);
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

  // A list whose members are asked for has an index with the fields beside it.
  const unasked = exempt.filter(({ fieldPath }) => !DECLARED_QUERIES.some(({ contains }) => contains === fieldPath));

  it.each(unasked)('are asked for by no query: $collectionGroup.$fieldPath', ({ collectionGroup, fieldPath }) => {
    const asks = new RegExp(
      `(?:where|orderBy)\\(\\s*'${fieldPath}'|\\b(?:equals|orderBy): [{[][^}\\]]*\\b${fieldPath}\\b`,
    );
    const files = SOURCES.filter((file) => asks.test(readRepo(file)));
    // The same name in a declared query of another collection is another field.
    const own = files.filter((file) => {
      const declared = DECLARED_QUERIES.filter((query) => query.file === file);
      return declared.length === 0 || declared.some(({ collection }) => collection === collectionGroup);
    });
    expect(own).toEqual([]);
  });
});
