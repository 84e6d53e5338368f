import type { BoundsOf, Comparison, QueryShape, ValuesOf } from '@parlance/domain/queries/QueryShape';
import type { QuerySpec } from './QuerySpec.ts';

type Value = NonNullable<QuerySpec['equals']>[string];

type Values = Readonly<Record<string, Value | undefined>>;

/** Query for a list: equalities and an element, in an order. */
interface ListShape extends QueryShape {
  group?: never;
  where?: Readonly<
    Record<string, Extract<Comparison, '==' | '==?' | 'contains' | 'contains?'> | readonly ['==', Value]>
  >;
  orderBy: NonNullable<QueryShape['orderBy']>;
}

function comparisonsOf({ where = {}, merged = [] }: ListShape, values: Values) {
  const equals: Record<string, Value> = {};
  let contains: QuerySpec['contains'];
  for (const field of [...Object.keys(where), ...merged]) {
    const comparison = where[field] ?? '==';
    const [operator, value] = typeof comparison === 'string' ? [comparison, values[field]] : comparison;
    if (value === undefined) continue;
    if (operator === '==' || operator === '==?') equals[field] = value;
    else if (value !== null && typeof value !== 'boolean') contains = [field, value];
  }
  return contains === undefined ? { equals } : { equals, contains };
}

/** Query of a path with its values, and bounds of what it is ordered by. Throws for another collection than its own. */
export function specOf<S extends ListShape>(
  shape: S,
  path: string,
  values: ValuesOf<S, Value>,
  bounds?: BoundsOf<S, Date | string>,
): QuerySpec {
  if (!path.endsWith(`/${shape.collection}`)) throw new TypeError(`${shape.collection} is asked of ${path}`);
  const range = bounds === undefined ? {} : { range: { from: bounds.from, before: bounds.before } };
  return { path, ...comparisonsOf(shape, values), ...range, orderBy: shape.orderBy };
}
