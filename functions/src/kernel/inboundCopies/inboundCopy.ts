import { getStorage } from 'firebase-admin/storage';

/** Object in which a file lies that came with a customer's message; undefined of a path outside of the organization's folder. */
export function inboundCopy(orgId: string, path: string) {
  return path.startsWith(`orgs/${orgId}/`) && !path.includes('..') ? getStorage().bucket().file(path) : undefined;
}
