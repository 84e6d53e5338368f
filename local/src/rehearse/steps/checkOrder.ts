import * as z from 'zod';
import type { CloudRequest } from '../cloud/CloudRequest.ts';
import type { Rehearsal } from '../Rehearsal.ts';

/** Stages of a deployment's release, in the required order, and how each is recognised. */
const STAGES: readonly (readonly [string, (request: CloudRequest) => boolean])[] = [
  ['indexes', ({ method, path }) => method === 'POST' && path.endsWith('/indexes')],
  ['rules', ({ method, path }) => /POST|PATCH|PUT/.test(method) && /\/v1\/projects\/[^/]+\/releases\b/.test(path)],
  ['functions', ({ method, query }) => method === 'POST' && query.has('functionId')],
  ['site', ({ method, path }) => method === 'POST' && /\/v1beta1\/.*\/releases$/.test(path)],
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
  // The version before asks for them, also when somebody goes back to it.
  const removed = requests.filter(({ method, path }) => method === 'DELETE' && /\/indexes\/\w+$/.test(path));
  return [...missing, ...early, ...removed.map(({ path }) => `The deployment deleted ${path}.`)];
}

const policySchema = z.object({
  cleanupPolicies: z.record(z.string(), z.object({ condition: z.object({ olderThan: z.string() }) })),
});
const DAY_S = 86_400;
/** Somebody may want to go back for so long. */
const WANTED_DAYS = 30;

/** Days for which images of functions are kept: the last policy that was set counts, and firebase-tools' own is one day. */
export function keptDays(requests: readonly CloudRequest[]): number {
  const policies = requests.flatMap(({ method, path, json }) => {
    const { data } = policySchema.safeParse(json);
    return method === 'PATCH' && path.endsWith('/repositories/gcf-artifacts') && data !== undefined ? [data] : [];
  });
  const ages = Object.values(policies.at(-1)?.cleanupPolicies ?? {}).map(({ condition }) => condition.olderThan);
  return Math.min(...ages.map((age) => Number.parseInt(age, 10) / DAY_S), ages.length === 0 ? 1 : Infinity);
}

/** Problem if images of functions are deleted while somebody may still want to go back to them. */
export function imageProblems(requests: readonly CloudRequest[]): string[] {
  const days = keptDays(requests);
  return days === WANTED_DAYS ? [] : [`Images of functions are kept for ${days} days, not ${WANTED_DAYS}.`];
}

/** Indexes and rules are there before the functions that rely on them, no index goes, and one can go back to what was before. */
export function checkOrder({ cloud }: Rehearsal): readonly string[] {
  return [...orderProblems(cloud.requests), ...imageProblems(cloud.requests)];
}
