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
  return [...missing, ...early];
}

/** Indexes and rules are there before the functions that rely on them, and the site comes last. */
export function checkOrder({ cloud }: Rehearsal): readonly string[] {
  return orderProblems(cloud.requests);
}
