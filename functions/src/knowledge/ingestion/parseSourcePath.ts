/** Organization and source of an uploaded object's name, or undefined for any other object. */
export function parseSourcePath(name: string): { orgId: string; sourceId: string } | undefined {
  const match = /^orgs\/([A-Za-z0-9_-]+)\/sources\/([A-Za-z0-9_-]+)\/document\.[a-z]+$/.exec(name);
  const [, orgId, sourceId] = match ?? [];
  return orgId === undefined || sourceId === undefined ? undefined : { orgId, sourceId };
}
