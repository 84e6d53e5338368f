import * as z from 'zod';
import { readFields } from './http/readFields.ts';
import type { Form } from './state/World.ts';
import { StripeProblem } from './StripeProblem.ts';

export interface StripeList<T> {
  object: 'list';
  data: T[];
  has_more: boolean;
  url: string;
}

const MAX_LIMIT = 100;

const pageSchema = z.object({
  limit: z.string().regex(/^\d+$/).default('10').transform(Number).pipe(z.number().min(1).max(MAX_LIMIT)),
  starting_after: z.optional(z.string()),
  ending_before: z.optional(z.string()),
});

/** Parameters that every list takes. */
export const PAGE_FIELDS = {
  limit: z.optional(z.string()),
  starting_after: z.optional(z.string()),
  ending_before: z.optional(z.string()),
};

/** One page of a list by Stripe's cursor parameters. */
export function listPageOf<T extends { id: string }>(url: string, all: readonly T[], form: Form): StripeList<T> {
  const { limit, starting_after: after, ending_before: before } = readFields(pageSchema, form);
  const placeOf = (id: string | undefined, param: string): number | undefined => {
    if (id === undefined) return undefined;
    const at = all.findIndex((entry) => entry.id === id);
    if (at < 0) throw new StripeProblem(400, `No such object: '${id}'`, { code: 'resource_missing', param });
    return at;
  };
  const end = placeOf(before, 'ending_before');
  if (end !== undefined) {
    const rest = all.slice(0, end);
    return { object: 'list', data: rest.slice(-limit), has_more: rest.length > limit, url };
  }
  const rest = all.slice((placeOf(after, 'starting_after') ?? -1) + 1);
  return { object: 'list', data: rest.slice(0, limit), has_more: rest.length > limit, url };
}
