import { createUpload } from '@parlance/domain/contracts/sources/sources';
import type { Firestore } from 'firebase-admin/firestore';
import { bucketOf } from '../config/bucketOf.ts';
import { urlOf } from '../config/urls.ts';
import { makeDocument } from './makeDocument.ts';
import { callAs, type SuiteAddress } from './support/callAs.ts';
import { post } from './support/post.ts';
import { signIn } from './support/signIn.ts';
import { waitUntilIndexed } from './support/waitUntilIndexed.ts';
import type { Tenant } from './TENANTS.ts';

/**
 * Every request in flight is a process of its own in the Functions emulator, which takes seconds to start: one document after
 * another on warm processes is much faster than all at once.
 */
const PARALLEL = 2;
/** Does what the dashboard does: asks for the upload, then uploads under the Storage rules. Returns the source's id. */
async function upload(
  name: string,
  tenant: Tenant,
  idToken: string,
  { projectId, ports }: SuiteAddress,
): Promise<string> {
  const { bytes } = await makeDocument(name);
  const input = { orgId: tenant.orgId, chatbotId: tenant.chatbotId, fileName: name, size: bytes.length };
  const permit = await callAs(idToken, { projectId, ports }, createUpload, input);
  await post(
    `${urlOf(ports.storage)}/v0/b/${bucketOf(projectId)}/o?uploadType=media&name=${encodeURIComponent(permit.path)}`,
    { 'content-type': permit.contentType, authorization: `Firebase ${idToken}` },
    new Blob([Uint8Array.from(bytes)]),
  );
  return permit.sourceId;
}

/** Takes a tenant's documents through the real pipeline. Returns the sources' ids by the documents' names. */
export async function uploadSources(db: Firestore, tenant: Tenant, suite: SuiteAddress): Promise<Map<string, string>> {
  const idToken = await signIn(tenant.people[0].email, suite.ports);
  const sourceIds = new Map<string, string>();
  const waiting = [...tenant.documents];
  const work = async (): Promise<void> => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const sourceId = await upload(name, tenant, idToken, suite);
      sourceIds.set(name, sourceId);
      await waitUntilIndexed(db, tenant.orgId, sourceId);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  return sourceIds;
}
