import * as z from 'zod';
import { SECOND_MS } from '@parlance/domain/durations';
import type { Cloud } from '../cloud/Cloud.ts';
import { CloudError } from '../cloud/CloudError.ts';

const policySchema = z.looseObject({
  bindings: z.optional(
    z.array(z.looseObject({ role: z.string(), members: z.array(z.string()), condition: z.optional(z.unknown()) })),
  ),
});

type Policy = z.infer<typeof policySchema>;

const PAUSE_MS = 20 * SECOND_MS;
const ATTEMPTS = 15;

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
 * else in between a failure, and this is run again. An account that Google has just made is not known to IAM for a while: then it asks
 * again for five minutes. Returns the grants that were missing.
 */
export async function addBindings(cloud: Cloud, resource: string, grants: readonly Grant[]): Promise<Grant[]> {
  const { request, sleep } = cloud;
  const version = { options: { requestedPolicyVersion: 3 } };
  const policy = policySchema.parse(await request('POST', `${resource}:getIamPolicy`, version));
  const missing = grants.filter(
    ({ member, role }) =>
      policy.bindings?.some(
        (binding) => binding.role === role && binding.condition === undefined && binding.members.includes(member),
      ) !== true,
  );
  if (missing.length === 0) return [];
  const body = { policy: missing.reduce(grant, { ...policy, version: 3 }) };
  for (let attempt = 1; ; attempt += 1) {
    try {
      await request('POST', `${resource}:setIamPolicy`, body);
      return missing;
    } catch (error) {
      const isYoung = error instanceof CloudError && error.status === 400 && error.message.includes('does not exist');
      if (!isYoung || attempt === ATTEMPTS) throw error;
      await sleep(PAUSE_MS);
    }
  }
}
