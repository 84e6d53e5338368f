import * as z from 'zod';
import { readRepo } from '../../../support/repo.ts';

/** An index of a collection: the fields that a query asks to be equal, or to contain something, and the order behind them. */
export interface StoredIndex {
  equals: readonly string[];
  /** Field of `equals` that is an array, whose elements have an entry each. */
  contains: string | undefined;
  order: readonly [field: string, direction: 'asc' | 'desc'];
}

const schema = z.object({
  indexes: z.array(
    z.object({
      collectionGroup: z.string(),
      queryScope: z.string(),
      fields: z.array(
        z.object({
          fieldPath: z.string(),
          order: z.optional(z.enum(['ASCENDING', 'DESCENDING'])),
          arrayConfig: z.optional(z.string()),
        }),
      ),
    }),
  ),
});

/** The composite indexes of a collection in firestore.indexes.json that end with an order. */
export function storedIndexes(collection: string): StoredIndex[] {
  const { indexes } = schema.parse(JSON.parse(readRepo('firestore.indexes.json')));
  return indexes.flatMap(({ collectionGroup, queryScope, fields }) => {
    const last = fields.at(-1);
    if (collectionGroup !== collection || queryScope !== 'COLLECTION' || last?.order === undefined) return [];
    const first = fields.slice(0, -1);
    return {
      equals: first.map(({ fieldPath }) => fieldPath),
      contains: first.find(({ arrayConfig }) => arrayConfig !== undefined)?.fieldPath,
      order: [last.fieldPath, last.order === 'ASCENDING' ? 'asc' : 'desc'],
    };
  });
}
