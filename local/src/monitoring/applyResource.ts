import type { Existing, GoogleApi } from './googleApi.ts';
import { isApplied } from './isApplied.ts';
import type { Kind } from './KINDS.ts';
import type { Resource } from './readMonitoring.ts';

interface Applied {
  existing: Existing;
  change: 'created' | 'updated' | undefined;
}

/** Creates a resource, or changes the one that is there, unless it is as it is wanted. Throws a `GoogleRefusal`. */
export async function applyResource(
  { api, project, known }: { api: GoogleApi; project: string; known: readonly Existing[] },
  kind: Kind,
  wanted: Resource,
): Promise<Applied> {
  const existing = known.find((one) => kind.isSame(one, wanted));
  if (existing === undefined) {
    return { existing: await api.send('POST', kind.collection(project), wanted), change: 'created' };
  }
  const resource = { ...wanted, name: existing.name };
  if (isApplied(resource, existing)) return { existing, change: undefined };
  // Dashboards have an etag, which must come back with a change.
  const etag = existing['etag'] === undefined ? {} : { etag: existing['etag'] };
  const changed = await api.send(kind.method, kind.url(existing, project), { ...resource, ...etag });
  return { existing: changed, change: 'updated' };
}
