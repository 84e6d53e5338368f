import { callablePath } from '@parlance/domain/contracts/contract';
import { createUpload } from '@parlance/domain/contracts/sources';
import { sourceSchema } from '@parlance/domain/documents/knowledge/source';
import { MINUTE_MS } from '@parlance/domain/durations';
import { paths } from '@parlance/domain/paths';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { bucketOf } from '../config/bucketOf.ts';
import { functionsUrlOf } from '../config/functionsUrlOf.ts';
import type { Ports } from '../config/portsFrom.ts';
import { urlOf } from '../config/urls.ts';
import { ExpectedError } from '../errors/ExpectedError.ts';
import { makeDocument } from './makeDocument.ts';
import { PASSWORD } from './PEOPLE.ts';
import type { Tenant } from './TENANTS.ts';

/**
 * Every request in flight is a process of its own in the Functions emulator, which takes seconds to start: one document after
 * another on warm processes is much faster than all at once.
 */
const PARALLEL = 2;
const TIMEOUT_MS = MINUTE_MS;

const signInSchema = z.object({ idToken: z.string() });

export interface SuiteAddress {
  projectId: string;
  ports: Ports;
}

async function post(url: string, headers: Record<string, string>, body: BodyInit): Promise<unknown> {
  const response = await fetch(url, { method: 'POST', headers, body });
  const text = await response.text();
  if (!response.ok)
    throw new ExpectedError(`The seed got status ${response.status} from ${url}: ${text.slice(0, 500)}`);
  return JSON.parse(text);
}

async function signIn(email: string, ports: Ports): Promise<string> {
  const url = `${urlOf(ports.auth)}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key`;
  const body = JSON.stringify({ email, password: PASSWORD, returnSecureToken: true });
  return signInSchema.parse(await post(url, { 'content-type': 'application/json' }, body)).idToken;
}

/** Does what the dashboard does: asks for the upload, then uploads under the Storage rules. Returns the source's id. */
async function upload(
  name: string,
  tenant: Tenant,
  idToken: string,
  { projectId, ports }: SuiteAddress,
): Promise<string> {
  const { bytes } = await makeDocument(name);
  const input = { orgId: tenant.orgId, chatbotId: tenant.chatbotId, fileName: name, size: bytes.length };
  const answer = await post(
    `${functionsUrlOf(projectId, ports)}/${callablePath(createUpload)}`,
    { 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
    JSON.stringify({ data: input }),
  );
  const permit = createUpload.output.parse(z.object({ result: z.unknown() }).parse(answer).result);
  await post(
    `${urlOf(ports.storage)}/v0/b/${bucketOf(projectId)}/o?uploadType=media&name=${encodeURIComponent(permit.path)}`,
    { 'content-type': permit.contentType, authorization: `Firebase ${idToken}` },
    new Blob([Uint8Array.from(bytes)]),
  );
  return permit.sourceId;
}

/** Resolves when a source is indexed; throws when it failed, with its name and the reason. */
function waitUntilIndexed(db: Firestore, orgId: string, sourceId: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (report: () => void): void => {
      clearTimeout(timer);
      stop();
      report();
    };
    const fail = (message: string): void => end(() => reject(new ExpectedError(message)));
    const timer = setTimeout(
      () => fail(`A document of the seed was not indexed within ${TIMEOUT_MS / 1000} s; see .local/logs.`),
      TIMEOUT_MS,
    );
    const stop = db.doc(paths.source(orgId, sourceId)).onSnapshot(
      (snapshot) => {
        const { name, status, error } = sourceSchema.parse(snapshot.data());
        if (status === 'failed') fail(`Indexing ${name} failed: ${error ?? 'unknown'}; see .local/logs.`);
        if (status === 'indexed') end(resolve);
      },
      (error) => fail(error.message),
    );
  });
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
