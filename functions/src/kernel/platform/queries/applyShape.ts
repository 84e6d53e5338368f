import type { Bounds, Comparison, QueryShape } from '@parlance/domain/queries/QueryShape';
import type { DocumentData, Query, WhereFilterOp } from 'firebase-admin/firestore';

type Scalar = string | number | boolean | null | Date;

/** Value that a field is compared with; a list where any of its values will do. */
export type Value = Scalar | readonly Scalar[];

function operatorOf(comparison: Comparison, value: Value): WhereFilterOp {
  switch (comparison) {
    case '==':
    case '==?':
      return Array.isArray(value) ? 'in' : '==';
    case 'contains':
    case 'contains?':
      return Array.isArray(value) ? 'array-contains-any' : 'array-contains';
    default:
      return comparison;
  }
}

/** A collection with a query's conditions and its order. */
export function applyShape<T, D extends DocumentData>(
  collection: Query<T, D>,
  { where = {}, merged = [], orderBy }: QueryShape,
  values: Readonly<Record<string, Value | undefined>>,
  { from, before }: Bounds<Value> = {},
): Query<T, D> {
  let query = collection;
  const compare = (field: string, comparison: Comparison, value: Value | undefined): void => {
    if (value !== undefined) query = query.where(field, operatorOf(comparison, value), value);
  };
  for (const [field, comparison] of Object.entries(where)) {
    if (typeof comparison === 'string') compare(field, comparison, values[field]);
    else if (comparison !== undefined) compare(field, ...comparison);
  }
  for (const field of merged) compare(field, '==', values[field]);
  if (orderBy === undefined) return query;
  compare(orderBy[0], '>=', from);
  compare(orderBy[0], '<', before);
  return query.orderBy(...orderBy);
}
