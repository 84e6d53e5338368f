import * as z from 'zod';
import type { Cloud } from '../cloud/Cloud.ts';

const policySchema = z.looseObject({
  bindings: z.optional(
    z.array(z.looseObject({ role: z.string(), members: z.array(z.string()), condition: z.optional(z.unknown()) })),
  ),
});

type Policy = z.infer<typeof policySchema>;

export interface Grant {
  member: string;
  role: string;
}

/** A policy with one more grant. Bindings with a condition are somebody else's. */
function grant(policy: Policy, { member, role }: Grant): Policy {
  const bindings = policy.bindings ?? [];
  const own = bindings.find((binding) => binding.role === role && binding.condition === undefined);
  if (own === undefined) return { ...policy, bindings: [...bindings, { role, members: [member] }] };
  return {
    ...policy,
    bindings: bindings.map((each) => (each === own ? { ...own, members: [...own.members, member] } : each)),
  };
}

/**
 * Adds what is missing to the IAM policy of a resource, and takes nothing away. The policy's etag makes a change by somebody
 * else in between a failure, and this is run again. Returns the grants that were missing.
 */
export async function addBindings({ request }: Cloud, resource: string, grants: readonly Grant[]): Promise<Grant[]> {
  const version = { options: { requestedPolicyVersion: 3 } };
  const policy = policySchema.parse(await request('POST', `${resource}:getIamPolicy`, version));
  const missing = grants.filter(
    ({ member, role }) =>
      policy.bindings?.some(
        (binding) => binding.role === role && binding.condition === undefined && binding.members.includes(member),
      ) !== true,
  );
  if (missing.length > 0) {
    await request('POST', `${resource}:setIamPolicy`, { policy: missing.reduce(grant, { ...policy, version: 3 }) });
  }
  return missing;
}
