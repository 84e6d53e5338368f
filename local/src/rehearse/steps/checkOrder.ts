import * as z from 'zod';
import type { CloudRequest } from '../cloud/CloudRequest.ts';
import type { Rehearsal } from '../Rehearsal.ts';

/** Stages of a deployment's release, in the required order, and how each is recognised. */
const STAGES: readonly (readonly [string, (request: CloudRequest) => boolean])[] = [
  ['indexes', ({ method, path }) => method === 'POST' && path.endsWith('/indexes')],
  ['rules', ({ method, path }) => /POST|PATCH|PUT/.test(method) && /\/v1\/projects\/[^/]+\/releases\b/.test(path)],
  ['functions', ({ method, query }) => method === 'POST' && query.has('functionId')],
  ['site', ({ method, path }) => method === 'POST' && /\/v1beta1\/.*\/releases$/.test(path)],
  // The version before asks for its indexes until the last of its functions is gone.
  ['removal of old indexes', ({ method, path }) => method === 'DELETE' && /\/indexes\/\w+$/.test(path)],
];

/** Problems with the order of a deployment's releases. */
export function orderProblems(requests: readonly CloudRequest[]): string[] {
  const spans = STAGES.map(([name, belongs]) => {
    const places = requests.flatMap((request, place) => (belongs(request) ? [place] : []));
    return { name, first: Math.min(...places), last: Math.max(...places), isThere: places.length > 0 };
  });
  const missing = spans.filter(({ isThere }) => !isThere).map(({ name }) => `The deployment released no ${name}.`);
  const early = spans.flatMap((span, place) => {
    const before = spans[place - 1];
    return before?.isThere === true && span.isThere && span.first < before.last
      ? [`The deployment released ${span.name} before ${before.name}.`]
      : [];
  });
  return [...missing, ...early];
}

const policySchema = z.object({
  cleanupPolicies: z.record(z.string(), z.object({ condition: z.object({ olderThan: z.string() }) })),
});
/** 30 days. */
const KEPT = '2592000s';

/** Problem if images of functions are deleted while somebody may still want to go back to them: the last policy that was set counts. */
export function imageProblems(requests: readonly CloudRequest[]): string[] {
  const policies = requests.flatMap(({ method, path, json }) => {
    const { data } = policySchema.safeParse(json);
    return method === 'PATCH' && path.endsWith('/repositories/gcf-artifacts') && data !== undefined ? [data] : [];
  });
  const kept = Object.values(policies.at(-1)?.cleanupPolicies ?? {}).map(({ condition }) => condition.olderThan);
  return kept.length === 1 && kept[0] === KEPT
    ? []
    : [`Images of functions are deleted after ${kept.join(', ') || 'a day'}.`];
}

/** Indexes and rules are there before the functions that rely on them, old indexes go last, and one can go back to what was before. */
export function checkOrder({ cloud }: Rehearsal): readonly string[] {
  return [...orderProblems(cloud.requests), ...imageProblems(cloud.requests)];
}
