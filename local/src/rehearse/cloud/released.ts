import { gunzipSync } from 'node:zlib';
import * as z from 'zod';
import type { CloudRequest } from './CloudRequest.ts';

const populateSchema = z.object({ files: z.record(z.string(), z.string()) });

/** Function as a deployment released it. */
export const functionSchema = z.object({
  name: z.string(),
  buildConfig: z.object({ runtime: z.string(), entryPoint: z.string() }),
  serviceConfig: z.object({
    /** vCPU of an instance. */
    availableCpu: z.optional(z.string()),
    maxInstanceCount: z.optional(z.int()),
    environmentVariables: z.record(z.string(), z.string()),
    secretEnvironmentVariables: z.optional(z.array(z.object({ key: z.string() }))),
  }),
  eventTrigger: z.optional(z.looseObject({ eventType: z.string() })),
});

export type CreatedFunction = z.infer<typeof functionSchema>;

/** The functions that a deployment created, by name. */
export function createdFunctions(requests: readonly CloudRequest[]): Map<string, CreatedFunction> {
  const created = requests.filter(({ method, query }) => method === 'POST' && query.has('functionId'));
  return new Map(created.map(({ query, json }) => [query.get('functionId') ?? '', functionSchema.parse(json)]));
}

/** The archives of the functions' source, one for each codebase, as they were uploaded. */
export function uploadedSources(requests: readonly CloudRequest[]): Buffer[] {
  return requests.filter(({ path }) => path === '/upload/functions').map(({ body }) => body);
}

/** The archive that a release of a function names as its source. */
export function uploadedSource(requests: readonly CloudRequest[], object: string): Buffer | undefined {
  return requests.find(({ path, query }) => path === '/upload/functions' && query.get('object') === object)?.body;
}

/** Name of the version of the site that was released last. */
export function liveVersion(requests: readonly CloudRequest[]): string | undefined {
  const release = requests.findLast(({ method, path }) => method === 'POST' && /\/v1beta1\/.*\/releases$/.test(path));
  return release?.query.get('versionName') ?? undefined;
}

/** The files of the site, as they were uploaded for one version or for any: content by path. */
export function uploadedSite(requests: readonly CloudRequest[], version = ''): Map<string, Buffer> {
  const bodies = new Map(
    requests
      .filter(({ path }) => path.startsWith('/upload/hosting/'))
      .map(({ path, body }) => [path.split('/').at(-1) ?? '', body]),
  );
  const names = requests
    .filter(({ path }) => path.endsWith(`${version}:populateFiles`))
    .flatMap(({ json }) => Object.entries(populateSchema.parse(json).files));
  return new Map(
    names.flatMap(([name, hash]): [string, Buffer][] => {
      const body = bodies.get(hash);
      return body === undefined ? [] : [[name, gunzipSync(body)]];
    }),
  );
}
