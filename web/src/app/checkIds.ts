import { idSchema } from '@parlance/domain/ids';

interface Address {
  /** Parameters of the address: ids, and under `*` the rest of an address that no page has. */
  params: Readonly<Record<string, string | undefined>>;
}

/**
 * Refuses an address with an id that no document can have, before anything of it is drawn. Use it as a route's `clientLoader`:
 * only a response that a loader throws is a 404, one that is thrown while rendering counts as a defect.
 */
export function checkIds({ params }: Address): null {
  const areIds = Object.entries(params).every(([name, id]) => name === '*' || idSchema.safeParse(id).success);
  if (!areIds) throw new Response(null, { status: 404 });
  return null;
}
