import { listPageOf, type StripeList } from '../listPageOf.ts';
import { renderObject } from '../render/renderObject.ts';
import type { Form, Kind } from '../state/World.ts';
import type { ApiRequest } from './Route.ts';

/** A page of objects, the newest first, as the request's version shows them. */
export function listOf(
  { world, family, form }: Pick<ApiRequest, 'world' | 'family' | 'form'>,
  kind: Kind,
  objects: readonly { id: string; created: number }[],
  url: string,
): StripeList<Form> {
  // Of the same second the one that was made later comes first.
  const sorted = objects.toReversed().toSorted((one, other) => other.created - one.created);
  const page = listPageOf(url, sorted, form);
  return { ...page, data: page.data.map(({ id }) => renderObject(world, kind, id, family)) };
}
