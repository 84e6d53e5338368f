import type { BoundsOf, QueryShape, ValuesOf } from '@parlance/domain/queries/QueryShape';
import type { Query } from 'firebase-admin/firestore';
import { db } from '../app.ts';
import { applyShape, type Value } from './applyShape.ts';

/** Query of every collection of its name, with its values. */
export function groupQueryOf<S extends QueryShape & { group: true }>(
  shape: S,
  values: ValuesOf<S, Value>,
  bounds?: BoundsOf<S, Value>,
): Query {
  return applyShape(db.collectionGroup(shape.collection), shape, values, bounds);
}
