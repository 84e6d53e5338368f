import type { VectorQuery, VectorQueryOptions } from '@google-cloud/firestore';
import type { QueryShape, ValuesOf } from '@parlance/domain/queries/QueryShape';
import type { CollectionReference, DocumentData } from 'firebase-admin/firestore';
import type { Value } from './applyShape.ts';
import { queryOf } from './queryOf.ts';

interface Nearest extends Omit<VectorQueryOptions, 'vectorField'> {
  /** Fields that are read. */
  select: readonly string[];
}

/** Documents of a collection whose vectors are nearest to one, among those that fit a query. */
export function nearestOf<T, D extends DocumentData, S extends QueryShape & { group?: never; nearest: string }>(
  collection: CollectionReference<T, D>,
  shape: S,
  values: ValuesOf<S, Value>,
  { select, ...options }: Nearest,
): VectorQuery {
  return queryOf(collection, shape, values)
    .select(...select)
    .findNearest({ vectorField: shape.nearest, ...options });
}
