import {
  collection,
  type Firestore,
  orderBy,
  type Query,
  query,
  type QueryFieldFilterConstraint,
  where,
} from 'firebase/firestore';
import type { QuerySpec } from './QuerySpec.ts';

function containing([field, element]: NonNullable<QuerySpec['contains']>): QueryFieldFilterConstraint {
  return where(field, Array.isArray(element) ? 'array-contains-any' : 'array-contains', element);
}

/** The SDK's form of a query. How many documents and from where on is the caller's to add. */
export function buildQuery(firestore: Firestore, spec: QuerySpec): Query {
  const { from, before } = spec.range ?? {};
  return query(
    collection(firestore, spec.path),
    ...Object.entries(spec.equals ?? {}).map(([field, value]) =>
      where(field, Array.isArray(value) ? 'in' : '==', value),
    ),
    ...(spec.contains === undefined ? [] : [containing(spec.contains)]),
    ...(from === undefined ? [] : [where(spec.orderBy[0], '>=', from)]),
    ...(before === undefined ? [] : [where(spec.orderBy[0], '<', before)]),
    orderBy(...spec.orderBy),
  );
}
