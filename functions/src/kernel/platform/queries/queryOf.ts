import type { BoundsOf, QueryShape, ValuesOf } from '@parlance/domain/queries/QueryShape';
import type { CollectionReference, DocumentData, Query } from 'firebase-admin/firestore';
import { applyShape, type Value } from './applyShape.ts';

/** Query of a collection with its values. Throws for another collection than its own. */
export function queryOf<T, D extends DocumentData, S extends QueryShape & { group?: never }>(
  collection: CollectionReference<T, D>,
  shape: S,
  values: ValuesOf<S, Value>,
  bounds?: BoundsOf<S, Value>,
): Query<T, D> {
  if (collection.id !== shape.collection) throw new TypeError(`${shape.collection} is asked of ${collection.path}`);
  return applyShape(collection, shape, values, bounds);
}
