import { StripeProblem } from './StripeProblem.ts';

export interface StripeList<T> {
  object: 'list';
  data: T[];
  has_more: boolean;
  url: string;
}

const DEFAULT_LIMIT = 10;
const MAX_LIMIT = 100;

function limitOf(query: URLSearchParams): number {
  const text = query.get('limit') ?? String(DEFAULT_LIMIT);
  const limit = Number(text);
  if (!/^\d+$/.test(text)) {
    throw new StripeProblem(400, `Invalid integer: ${text}`, { code: 'parameter_invalid_integer', param: 'limit' });
  }
  if (limit < 1 || limit > MAX_LIMIT) {
    throw new StripeProblem(400, 'Limit must be between 1 and 100.', { param: 'limit' });
  }
  return limit;
}

/** One page of a list by Stripe's cursor parameters. */
export function listPageOf<T extends { id: string }>(
  url: string,
  all: readonly T[],
  query: URLSearchParams,
): StripeList<T> {
  const limit = limitOf(query);
  const after = query.get('starting_after');
  const at = all.findIndex(({ id }) => id === after);
  if (after !== null && at < 0) {
    throw new StripeProblem(400, `No such object: '${after}'`, { code: 'resource_missing', param: 'starting_after' });
  }
  const rest = all.slice(at + 1);
  return { object: 'list', data: rest.slice(0, limit), has_more: rest.length > limit, url };
}
